// Checks that each security guard is in its file and its test in the test file, and that the page about them is current.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Guard } from '../mutate/guard.ts';
import { createGuardReference } from '../mutate/guard-reference.ts';
import { guards } from '../mutate/guards.ts';
import type { Issue } from './issue.ts';

const referencePage = 'docs/reference/guards.md';

const readText = (root: string, file: string): string =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';

export function checkGuards(root: string): Issue[] {
  const isCurrent = readText(root, referencePage) === createGuardReference();
  return [
    ...findGuardIssues(root, guards),
    ...(isCurrent
      ? []
      : [
          {
            file: referencePage,
            message: 'is outdated: run node_modules/.bin/node scripts/generate-docs/guards.ts',
          },
        ]),
  ];
}

export function findGuardIssues(root: string, listedGuards: readonly Guard[]): Issue[] {
  return listedGuards.flatMap(({ id, file, from, to, test }, index) => {
    const count = readText(root, file).split(from).length - 1;
    const title = test.title ?? '';
    const testText = readText(root, test.file);
    const problems = [
      count !== 1 && `the text of the guard ${id} occurs ${count} times: change it in scripts/mutate/guards/`,
      from === to && `the guard ${id} is not changed: its "from" and "to" are the same`,
      listedGuards.findIndex((guard) => guard.id === id) !== index && `the guard ${id} is listed twice`,
    ].filter((message) => message !== false);
    const isTested = testText !== '' && testText.includes(title);
    return [
      ...problems.map((message) => ({ file, message })),
      ...(isTested
        ? []
        : [{ file: test.file, message: `has no test "${title}", which proves the guard ${id}` }]),
    ];
  });
}
