import type { Card } from '@matinee/contract';

const order: readonly Card['accessLevel'][] = ['GRANTED', 'GRANTED_ON_SIGN_IN', 'DENIED', 'GEOBLOCKED'];

/** Where playing begins: the first title that plays at once, else the first that could, else the first. */
export function firstPlayable(titles: readonly Card[]): Card | undefined {
  const level = order.find((each) => titles.some(({ accessLevel }) => accessLevel === each));
  return titles.find(({ accessLevel }) => accessLevel === level);
}
