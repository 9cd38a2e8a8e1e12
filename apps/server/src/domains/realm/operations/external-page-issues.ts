// Checks rules between the settings of external pages, plugins and grids.
import { readField, readList } from './realm-file-fields.ts';
import type { RealmFileIssue } from './schema-issues.ts';

/** Keys of the grids that every realm has. */
const builtInGrids = ['all', 'releases'];

export function findExternalPageIssues(file: unknown): RealmFileIssue[] {
  return [
    ...requireExactlyOne(file, 'externalPages', ['text', 'url']),
    ...requireExactlyOne(file, 'plugins', ['html', 'url']),
    ...readList(file, 'grids').flatMap((grid, index) => {
      const key = readField(grid, 'key');
      if (typeof key !== 'string' || !builtInGrids.includes(key)) return [];
      return [{ path: `grids[${index}].key`, message: `"${key}" is a grid that every realm has.` }];
    }),
  ];
}

function requireExactlyOne(
  file: unknown,
  list: string,
  [firstField, secondField]: readonly [string, string],
): RealmFileIssue[] {
  return readList(file, list).flatMap((item, index) => {
    const presentFields = [firstField, secondField].filter((field) => readField(item, field) !== undefined);
    if (presentFields.length === 1) return [];
    return [
      {
        path: `${list}[${index}]`,
        message: `Either "${firstField}" or "${secondField}" is needed here, not both.`,
      },
    ];
  });
}
