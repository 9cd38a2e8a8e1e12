import type { BrowseOptions } from '@matinee/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Environment, EnvironmentContext } from '../../../shared/environment/environment.ts';
import { createPaths } from '../../../shared/navigation/paths.ts';
import { BrowseChoices } from './browse-choices.tsx';

const artwork = { url: '/images/one', width: 960, height: 540, placeholder: '' };

test('loads at most four images of 20 tiles eagerly', () => {
  const environment = { label: (key: string) => key, paths: createPaths('en', null) };
  const browse = {
    types: ['VIDEO', 'SERIES', 'PLAYLIST', 'EPG', 'FIGHTER'].map((type) => ({ type, titles: 1, artwork })),
    genres: Array.from({ length: 15 }, (_, n) => ({ key: `${n}`, name: `Genre ${n}`, titles: 1, artwork })),
  } as unknown as BrowseOptions;
  const markup = renderToStaticMarkup(
    <EnvironmentContext value={environment as unknown as Environment}>
      <BrowseChoices browse={browse} />
    </EnvironmentContext>,
  );
  expect(markup.match(/<img [^>]*loading="lazy"/g)).toHaveLength(16);
  expect(markup.match(/<img [^>]*loading="eager"/g)).toHaveLength(4);
});
