import type { Video } from '@matinee/contract';
import type { LoadCredits } from '../../titles/index.ts';
import { selectCredits } from '../queries/credits.queries.ts';

/** Loads the credits of a title, in order. */
export const loadCredits: LoadCredits = async (executor, title): Promise<Video['people']> => {
  const rows = await selectCredits(executor, title);
  return rows.map(({ character, personId, ...person }) => ({
    ...person,
    ...(character && { character }),
    ...(personId && { personId }),
  }));
};
