import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { DemoTitle, SceneName } from '../model.ts';
import { demoFilms, demoTitles } from '../titles/index.ts';
import { renderRealmLogo } from './logos.ts';
import { artworkSizes, renderArtwork } from './render.ts';
import { scenes } from './scenes/index.ts';

const [film] = demoFilms as readonly [DemoTitle];
const episode = demoTitles.find((title) => title.episode) ?? film;

const createTitleWithScene = (scene: SceneName): DemoTitle => ({
  ...film,
  art: { ...film.art, scene, motif: '' },
});

describe('renderArtwork', () => {
  test.each(Object.keys(scenes) as SceneName[])(
    'draws the scene %s with more than one colour',
    async (scene) => {
      const { data, width, height } = await renderArtwork(createTitleWithScene(scene), 'thumbnail');
      expect(await sharp(data).metadata()).toMatchObject({ width, height, format: 'jpeg' });
      const { channels } = await sharp(data).stats();
      expect(Math.max(...channels.map((channel) => channel.stdev))).toBeGreaterThan(8);
    },
  );

  test.each(['thumbnail', 'poster', 'hero', 'heroPortrait'] as const)(
    'returns a %s of its declared size with a focal point inside it',
    async (kind) => {
      const { data, width, height, focus } = await renderArtwork(film, kind);
      expect({ width, height }).toEqual(artworkSizes[kind]);
      expect(await sharp(data).metadata()).toMatchObject({ width, height });
      for (const share of [focus.x, focus.y]) expect(share).toBeGreaterThan(0);
      for (const share of [focus.x, focus.y]) expect(share).toBeLessThan(1);
    },
  );

  test('returns a title image with a transparent background', async () => {
    const { data, width, height } = await renderArtwork(film, 'titleImage');
    expect(width).toBeLessThanOrEqual(artworkSizes.titleImage.width);
    expect(height).toBeLessThanOrEqual(artworkSizes.titleImage.height);
    expect(await sharp(data).metadata()).toMatchObject({ width, height, format: 'webp', hasAlpha: true });
    const corner = await sharp(data).extract({ left: 0, top: 0, width: 4, height: 4 }).raw().toBuffer();
    expect(corner[3]).toBe(0);
  });

  test('returns the same bytes for the same title and other bytes for another title', async () => {
    const [firstImage, secondImage, otherImage] = await Promise.all([
      renderArtwork(film, 'thumbnail'),
      renderArtwork(film, 'thumbnail'),
      renderArtwork(episode, 'thumbnail'),
    ]);
    expect(firstImage.data.equals(secondImage.data)).toBe(true);
    expect(firstImage.data.equals(otherImage.data)).toBe(false);
  });
});

test('renderRealmLogo returns an SVG of the stated size', async () => {
  const { data, width, height } = renderRealmLogo();
  expect(await sharp(data).metadata()).toMatchObject({ width, height, format: 'svg' });
});
