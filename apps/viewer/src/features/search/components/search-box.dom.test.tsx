import { act } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { type Environment, EnvironmentContext } from '../../../shared/environment/environment.ts';
import { createPaths } from '../../../shared/navigation/paths.ts';
import { SearchBox } from './search-box.tsx';

const environment = {
  label: (key: string) => key,
  paths: createPaths('en', null),
} as unknown as Environment;

/** Renders again after hydration, as the search view does once it has read the recent searches. */
function Search({ onType }: { onType: (text: string) => void }) {
  const [value, setValue] = useState('');
  const [, setRenderCount] = useState(0);
  useEffect(() => setRenderCount(1), []);
  const handleType = (text: string) => {
    setValue(text);
    onType(text);
  };
  return (
    <EnvironmentContext value={environment}>
      <SearchBox value={value} autoFocus isBusy={false} onType={handleType} onSubmit={() => {}} />
    </EnvironmentContext>
  );
}

afterEach(() => document.body.replaceChildren());

test('text typed before hydration stays in the box, is searched, and has the caret at its end', async () => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<Search onType={() => {}} />);
  const field = root.querySelector('input');
  expect(field?.autofocus).toBe(true);
  if (field) field.value = 'night';
  const typedTexts: string[] = [];
  await act(async () => void hydrateRoot(root, <Search onType={(text) => typedTexts.push(text)} />));
  expect(field?.value).toBe('night');
  expect(typedTexts).toEqual(['night']);
  expect(document.activeElement).toBe(field);
  expect(field?.selectionStart).toBe('night'.length);
});
