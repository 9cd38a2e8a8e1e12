// Pages are asked for far more often than they change: what everybody shares of one is remembered for a moment, and
// forgotten when something of it changes.
import type { EventHub } from '../../platform/events/index.ts';
import type { CallContext } from '../../platform/http/index.ts';
import { keepValues } from '../../platform/memory/index.ts';
import { readStage, type SharedStage, type StageAsked } from './operations/read-shared-section.ts';

/** Null when there is no such page. */
export type StageOf = (ctx: CallContext, asked: StageAsked) => Promise<SharedStage | null>;

/** What no event tells, such as the hour from which a title may be seen, shows after so long. */
const freshMs = 2_000;
const usableMs = 20_000;
/** A page of 20 rows takes some 200 KB. */
const most = 250;

export function rememberStages(events: EventHub): StageOf {
  const kept = keepValues<SharedStage>({ max: most, freshMs, usableMs });
  events.follow(
    { types: ['StageChanged', 'ContentChanged', 'GenresChanged', 'PeopleChanged'] },
    ({ realmId }) => {
      if (realmId !== null) kept.drop(realmId);
    },
  );
  return (ctx, asked) => {
    const name = `${ctx.languages.join()} ${asked.after} ${asked.section}`;
    return kept.read(ctx.realm.id, name, () => readStage(ctx, asked));
  };
}
