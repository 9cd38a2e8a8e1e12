import type { Browse, ContentType } from '@matinee/contract';
import { pickText } from '@matinee/rules';
import type { CallContext } from '../../../calls/index.ts';
import { presentArtwork } from '../../titles/index.ts';
import type { ChoicesOf } from './choice-cache.ts';
import type { ChoiceRow } from './grid.queries.ts';

export async function readBrowse(loadChoices: ChoicesOf, ctx: CallContext): Promise<Browse> {
  const { languages, language } = ctx;
  const rows = await loadChoices(ctx);
  const choice = ({ titles, picture }: ChoiceRow) => ({
    titles,
    ...(picture && { artwork: presentArtwork(picture) }),
  });
  const genres = rows
    .filter(({ kind }) => kind === 'genre')
    .map((row) => ({ key: row.key, name: pickText(row.names, languages) ?? row.key, ...choice(row) }));
  return {
    genres: genres.sort((one, other) => one.name.localeCompare(other.name, language)),
    types: rows
      .filter(({ kind }) => kind === 'type')
      .map((row) => ({ type: row.key as ContentType, ...choice(row) })),
  };
}
