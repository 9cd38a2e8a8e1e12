import type { BrowseOptions, ContentType } from '@matinee/contract';
import { pickText } from '@matinee/rules';
import type { CallContext } from '../../../calls/index.ts';
import { presentArtwork } from '../../titles/index.ts';
import type { LoadFilters } from './filter-cache.ts';
import type { FilterRow } from './grid.queries.ts';

export async function readBrowse(loadFilters: LoadFilters, ctx: CallContext): Promise<BrowseOptions> {
  const { languages, language } = ctx;
  const rows = await loadFilters(ctx);
  const presentFilter = ({ titleCount, image }: FilterRow) => ({
    titles: titleCount,
    ...(image && { artwork: presentArtwork(image) }),
  });
  const genres = rows
    .filter(({ kind }) => kind === 'genre')
    .map((row) => ({ key: row.key, name: pickText(row.names, languages) ?? row.key, ...presentFilter(row) }));
  return {
    genres: genres.sort((left, right) => left.name.localeCompare(right.name, language)),
    types: rows
      .filter(({ kind }) => kind === 'type')
      .map((row) => ({ type: row.key as ContentType, ...presentFilter(row) })),
  };
}
