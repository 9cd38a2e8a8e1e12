import type { Card } from '@matinee/contract';
import { expect, test } from 'vitest';
import { firstPlayable } from './first-playable.ts';

const titles = (...levels: Card['accessLevel'][]): Card[] =>
  levels.map((accessLevel, index) => ({ id: String(index), type: 'VIDEO', title: '', accessLevel }));

test.for<[levels: Card['accessLevel'][], first: string | undefined]>([
  [['GRANTED', 'GRANTED'], '0'],
  [['DENIED', 'GRANTED_ON_SIGN_IN', 'GRANTED'], '2'],
  [['GEOBLOCKED', 'DENIED', 'GRANTED_ON_SIGN_IN'], '2'],
  [['GEOBLOCKED', 'DENIED'], '1'],
  [[], undefined],
])('of %j playing begins with %s', ([levels, first]) => {
  expect(firstPlayable(titles(...levels))?.id).toBe(first);
});
