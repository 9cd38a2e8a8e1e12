// Resolves the id of a grid to its title and its source.
import { type ContentType, normaliseContentType } from '@matinee/contract';
import { formatLocalisedText, pickText } from '@matinee/rules';
import type { CallContext } from '../../../calls/index.ts';
import { getLabelsForLanguages } from '../../realm/index.ts';
import type { LoadGenres } from '../../titles/index.ts';
import type { BucketRow } from '../queries/section.queries.ts';
import { isTag, selectBucketById } from './grid.queries.ts';
import type { GridRule } from './grid-rule.ts';

export type ResolvedGrid = { title: string } & ({ rule: GridRule } | { bucket: BucketRow });

/** Content types of a grid whose configuration names none. */
export const defaultGridTypes: readonly ContentType[] = ['VIDEO', 'SERIES'];

const typeLabelKeys: Partial<Record<ContentType, string>> = {
  VIDEO: 'typeVideo',
  SERIES: 'typeSeries',
  SEASON_VIDEO: 'typeEpisode',
  PLAYLIST: 'typePlaylist',
};

type ResolveGrid = (
  ctx: CallContext,
  name: string,
  loadGenres: LoadGenres,
) => Promise<ResolvedGrid | undefined>;

const getLabel = ({ realm, languages }: CallContext, key: string) =>
  getLabelsForLanguages(realm, languages)[key] ?? key;
const allTitlesRule: GridRule = { types: defaultGridTypes, genres: [], sort: 'newest' };

const builtInGrids: Readonly<Record<string, (ctx: CallContext) => ResolvedGrid>> = {
  all: (ctx) => ({ title: getLabel(ctx, 'gridAll'), rule: allTitlesRule }),
  releases: (ctx) => ({ title: getLabel(ctx, 'releasesTitle'), rule: allTitlesRule }),
};

const resolversByPrefix: Readonly<Record<string, ResolveGrid>> = {
  async bucket({ db, realm, languages }, name) {
    const bucket = await selectBucketById(db, { realmId: realm.id, publicId: name });
    return (
      bucket && {
        title: formatLocalisedText(bucket.names, languages, null) ?? bucket.exid,
        ...getUnlimitedSource(bucket),
      }
    );
  },

  async genre({ db, realm, languages }, name, loadGenres) {
    const genre = [...(await loadGenres(db, realm.id)).values()].find(({ key }) => key === name);
    return (
      genre && { title: pickText(genre.names, languages) ?? name, rule: { ...allTitlesRule, genres: [name] } }
    );
  },

  async tag({ db, realm }, name) {
    if (!(await isTag(db, { realmId: realm.id, tag: name }))) return undefined;
    const title = name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
    return { title, rule: { ...allTitlesRule, tag: name } };
  },

  async type(ctx, name) {
    const type = normaliseContentType(name.toUpperCase()) as ContentType;
    const labelKey = typeLabelKeys[type];
    return labelKey === undefined
      ? undefined
      : { title: getLabel(ctx, labelKey), rule: { ...allTitlesRule, types: [type] } };
  },
};

export async function findGrid(
  ctx: CallContext,
  id: string,
  loadGenres: LoadGenres,
): Promise<ResolvedGrid | undefined> {
  const dot = id.indexOf('.');
  if (dot < 0)
    return (Object.hasOwn(builtInGrids, id) ? builtInGrids[id]?.(ctx) : undefined) ?? findNamedGrid(ctx, id);
  const prefix = id.slice(0, dot);
  if (!Object.hasOwn(resolversByPrefix, prefix) || id.includes('\0')) return undefined;
  return resolversByPrefix[prefix]?.(ctx, id.slice(dot + 1), loadGenres);
}

/** A row shows the first titles of its rule; its grid shows all of them. */
function getUnlimitedSource(bucket: BucketRow): { rule: GridRule } | { bucket: BucketRow } {
  const { source } = bucket;
  if (source.kind !== 'rule') return { bucket };
  const { type, genre, tag, access, sort } = source;
  return { rule: { types: [type], genres: genre === undefined ? [] : [genre], tag, access, sort } };
}

function findNamedGrid({ realm, languages }: CallContext, key: string): ResolvedGrid | undefined {
  const grid = realm.settings.grids.find((grid) => grid.key === key);
  if (!grid) return undefined;
  const { types = defaultGridTypes, genre, tag, access, sort } = grid;
  return {
    title: pickText(grid.title, languages) ?? key,
    rule: { types, genres: genre === undefined ? [] : [genre], tag, access, sort },
  };
}
