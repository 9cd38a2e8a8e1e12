// The current and the next programme of channels, for their cards.
import type { ProgrammingInfo } from '@matinee/contract';
import type { LoadProgramming } from '../../titles/index.ts';
import { presentProgramme } from '../epg.present.ts';
import { selectNowAndNextProgrammes } from '../epg.queries.ts';

export const loadProgramming: LoadProgramming = async (executor, { languages, ...params }) => {
  const rows = await selectNowAndNextProgrammes(executor, params);
  const rowsByChannelId = Map.groupBy(rows, ({ channel_id }) => channel_id);
  return new Map(
    [...rowsByChannelId].map(([channelId, programmes]): [number, ProgrammingInfo] => {
      const hasStarted = ({ starts_at }: { starts_at: Temporal.Instant }) =>
        Temporal.Instant.compare(starts_at, params.now) <= 0;
      const currentRow = programmes.find(hasStarted);
      const nextRow = programmes.find((row) => !hasStarted(row));
      return [
        channelId,
        {
          ...(currentRow && { currentProgramme: presentProgramme(currentRow, languages) }),
          ...(nextRow && { nextProgramme: presentProgramme(nextRow, languages) }),
        },
      ];
    }),
  );
};
