// Checks that each external page and plugin has exactly one source, and that no grid has the key of a built-in one.
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
  listName: string,
  [firstField, secondField]: readonly [string, string],
): RealmFileIssue[] {
  return readList(file, listName).flatMap((item, index) => {
    const presentFields = [firstField, secondField].filter((field) => readField(item, field) !== undefined);
    if (presentFields.length === 1) return [];
    return [
      {
        path: `${listName}[${index}]`,
        message: `Either "${firstField}" or "${secondField}" is needed here, not both.`,
      },
    ];
  });
}
