// Checks that each external page and plugin has exactly one source.
import { readField, readList } from './realm-file-fields.ts';
import type { RealmFileIssue } from './schema-issues.ts';

export function findExternalPageIssues(file: unknown): RealmFileIssue[] {
  return [
    ...findSourceIssues(file, 'externalPages', ['text', 'url']),
    ...findSourceIssues(file, 'plugins', ['html', 'url']),
  ];
}

function findSourceIssues(
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
