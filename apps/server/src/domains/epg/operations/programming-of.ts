// What cards of channels say: the programme that runs and the one after it.
import type { ProgrammingInfo } from '@matinee/contract';
import type { ProgrammingOf } from '../../titles/index.ts';
import { presentProgramme } from '../epg.present.ts';
import { selectNowAndNext } from '../epg.queries.ts';

export const programmingOf: ProgrammingOf = async (executor, { languages, ...asked }) => {
  const rows = await selectNowAndNext(executor, asked);
  const byChannel = Map.groupBy(rows, ({ channel_key }) => channel_key);
  return new Map(
    [...byChannel].map(([key, coming]): [number, ProgrammingInfo] => {
      const isOn = ({ starts_at }: { starts_at: Temporal.Instant }) =>
        Temporal.Instant.compare(starts_at, asked.now) <= 0;
      const current = coming.find(isOn);
      const next = coming.find((row) => !isOn(row));
      return [
        key,
        {
          ...(current && { currentProgramme: presentProgramme(current, languages) }),
          ...(next && { nextProgramme: presentProgramme(next, languages) }),
        },
      ];
    }),
  );
};
