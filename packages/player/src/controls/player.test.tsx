import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { playerLabelsEnglish } from '../labels-english.ts';
import { Player } from './player.tsx';

test('Player renders the poster and the title on the server without a media URL', () => {
  const source = {
    ...{ id: 'one', title: 'One <Night>', posterUrl: '/poster.jpg' },
    sources: [{ type: 'dash' as const, url: '/one.mpd' }],
  };
  const html = renderToString(<Player source={source} labels={playerLabelsEnglish} onBack={() => {}} />);
  expect(html).toContain('poster="/poster.jpg"');
  expect(html).toContain('One &lt;Night&gt;');
  expect(html).toContain('aria-label="Video player"');
  expect(html).not.toContain('one.mpd');
});
