import type { Browse, ContentType } from '@matinee/contract';
import { textIn } from '@matinee/rules';
import type { CallContext } from '../../../platform/http/index.ts';
import { presentArtwork } from '../card.present.ts';
import { gridTypes } from './find-grid.ts';
import { type ChoiceRow, selectChoices } from './grid.queries.ts';

const types: readonly ContentType[] = ['VIDEO', 'SERIES', 'SEASON_VIDEO', 'PLAYLIST'];

export async function readBrowse({ db, realm, now, languages, language }: CallContext): Promise<Browse> {
  const rows = await selectChoices(db, { realmId: realm.id, now, types, gridTypes });
  const choice = ({ titles, picture }: ChoiceRow) => ({
    titles,
    ...(picture && { picture: presentArtwork(picture) }),
  });
  const genres = rows
    .filter(({ kind }) => kind === 'genre')
    .map((row) => ({ key: row.key, name: textIn(row.names, languages) ?? row.key, ...choice(row) }));
  return {
    genres: genres.sort((one, other) => one.name.localeCompare(other.name, language)),
    types: rows
      .filter(({ kind }) => kind === 'type')
      .map((row) => ({ type: row.key as ContentType, ...choice(row) })),
  };
}
