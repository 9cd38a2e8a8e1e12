import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createPath, Router } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { type Environment, EnvironmentContext } from '../../../shared/environment/environment.ts';
import { createPaths } from '../../../shared/navigation/paths.ts';
import { FilterBar } from './filter-bar.tsx';

const environment = {
  label: (key: string) => key,
  paths: createPaths('en', null),
} as unknown as Environment;

function Page({ onNavigate }: { onNavigate: (path: string) => void }) {
  const navigate = (to: Parameters<typeof createPath>[0] | string) =>
    onNavigate(typeof to === 'string' ? to : createPath(to));
  return (
    <Router
      location="/browse"
      navigator={{ createHref: () => '', go: () => {}, push: navigate, replace: navigate }}
    >
      <EnvironmentContext value={environment}>
        <FilterBar browse={undefined} selectedFilters={{}} />
      </EnvironmentContext>
    </Router>
  );
}

async function hydratePage(selectedSort?: string): Promise<string[]> {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<Page onNavigate={() => {}} />);
  const select = root.querySelector<HTMLSelectElement>('[name="sort"]');
  if (select && selectedSort) select.value = selectedSort;
  const paths: string[] = [];
  await act(async () => void hydrateRoot(root, <Page onNavigate={(path) => paths.push(path)} />));
  return paths;
}

afterEach(() => document.body.replaceChildren());

test('a filter selected before hydration takes effect', async () => {
  expect(await hydratePage('title')).toEqual(['/browse?sort=title']);
});

test('hydration navigates nowhere when the filters are unchanged', async () => {
  expect(await hydratePage()).toEqual([]);
});
