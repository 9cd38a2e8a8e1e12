import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import * as components from '../src/index.ts';
import { entries } from './entries/index.ts';

const componentNames = Object.keys(components).filter((name) => /^[A-Z]/.test(name));

test('every exported component of the design system has an entry', () => {
  const listedNames = entries.flatMap(({ name, parts = [] }) => [name, ...parts]);
  expect(listedNames.toSorted()).toEqual(componentNames.toSorted());
});

describe.each(entries.map((entry) => [entry.name, entry] as const))('%s', (_, { states }) => {
  test.each(states.map((state) => [state.name, state] as const))('renders the state %s', (__, { render }) => {
    expect(renderToString(render('en'))).not.toBe('');
  });
});
