// Plays every fixture film by HLS and by DASH in a real browser.
import { test } from 'vitest';
import { expectPlayable, manifestNames, usePlayback } from '../../test/playback-fixtures.ts';
import { filmNames } from '../fixtures/index.ts';

usePlayback();

test.each(filmNames.flatMap((name) => manifestNames.map((manifest) => [name, manifest] as const)))(
  'plays the film %s by %s',
  expectPlayable,
);
