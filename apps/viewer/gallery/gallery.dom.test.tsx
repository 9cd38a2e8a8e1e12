import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { entries } from './entries/index.ts';

const sourceDir = join(import.meta.dirname, '../src');
const componentFiles = globSync(['entities/**/*.tsx', 'features/**/*-{card,item,header}.tsx'], {
  cwd: sourceDir,
}).filter((file) => !file.endsWith('.test.tsx'));

/** The names of exported components: constants in capitals are no components. */
const componentNames = componentFiles.flatMap((file) =>
  [
    ...readFileSync(join(sourceDir, file), 'utf8').matchAll(
      /^export (?:default )?(?:function|const) ([A-Z][a-z]\w*)/gm,
    ),
  ].map(([, name]) => name),
);

afterEach(cleanup);

test('every component of the entities, and every card, item and header of the features has an entry', () => {
  const listedNames = new Set(entries.flatMap(({ name, parts = [] }) => [name, ...parts]));
  expect(componentNames.length).toBeGreaterThan(30);
  expect(componentNames.filter((name) => name !== undefined && !listedNames.has(name))).toEqual([]);
});

describe.each(entries.map((entry) => [entry.name, entry] as const))('%s', (_, { states }) => {
  test.each(states.map((state) => [state.name, state] as const))(
    'renders the state %s',
    (__, { render: renderState }) => {
      for (const language of ['en', 'ar'] as const) {
        const { container } = render(renderState(language));
        expect(container.innerHTML).not.toBe('');
        cleanup();
      }
    },
  );
});

test.each([
  ['Upcoming', 'details'],
  ['Live', 'play'],
])('the preview card of the state %s has the action %s', (stateName, actionLabel) => {
  const previewCard = entries.find(({ name }) => name === 'PreviewCard');
  const state = previewCard?.states.find(({ name }) => name === stateName);
  const { container } = render(state?.render('en'));
  const links = [...container.querySelectorAll('a')].map(({ textContent }) => textContent);
  expect(links).toContain(actionLabel);
  expect(links.filter((text) => ['play', 'details'].includes(text))).toEqual([actionLabel]);
});
