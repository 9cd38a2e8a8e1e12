import { expect, test } from 'vitest';
import { type CardClick, recordCardClicks, setCardClickListener } from './card-clicks.ts';

test('records the id of the row of a clicked card, and no row id for a card of a playlist panel', () => {
  document.body.innerHTML = `
    <div data-bucket="films">
      <section><h2>Films</h2><ul><li aria-posinset="7"><a data-card="the-ferry"></a></li></ul></section>
      <div data-panel-container>
        <section><h2>Harbour tales</h2><ul><li><a data-card="the-crossing"></a></li></ul></section>
      </div>
    </div>`;
  const clicks: CardClick[] = [];
  recordCardClicks();
  setCardClickListener((click) => clicks.push(click));
  for (const card of document.querySelectorAll<HTMLElement>('[data-card]')) card.click();
  expect(clicks).toMatchObject([
    { id: 'the-ferry', bucketId: 'films', heading: 'Films', position: 6 },
    { id: 'the-crossing', bucketId: undefined, heading: 'Harbour tales', position: 0 },
  ]);
});
