// Changes of a list that are shown but not answered yet, on what the service had before them: one that is refused is left
// out, and those after it stay.
import type { ShownList } from './displayed-list.ts';

export type Show = (list: ShownList) => ShownList;

export interface ChangeLog {
  before: ShownList;
  asked: readonly Show[];
}

export function withChange(log: ChangeLog | undefined, shown: ShownList, change: Show): ChangeLog {
  return { before: log?.before ?? shown, asked: [...(log?.asked ?? []), change] };
}

/** Undefined: nothing is waited for any more. */
export function withAnswer(log: ChangeLog, change: Show, isMade: boolean): ChangeLog | undefined {
  const asked = log.asked.filter((other) => other !== change);
  return asked.length === 0 ? undefined : { before: isMade ? change(log.before) : log.before, asked };
}

export function shownBy({ before, asked }: ChangeLog): ShownList {
  return asked.reduce((list, change) => change(list), before);
}
