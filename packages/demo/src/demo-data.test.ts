import { realmFile } from '@matinee/contract';
import { describe, expect, test } from 'vitest';
import { isFaceName } from './artwork/figures/animal-faces.ts';
import { palettes } from './artwork/palettes.ts';
import { scenes } from './artwork/scenes/index.ts';
import { endCardSeconds, titleCardSeconds } from './films/film-format.ts';
import { demoChannels } from './live/channels.ts';
import { demoPremieres, demoScreenings, findNewestPremiere, getPremiereTimes } from './live/events.ts';
import { createGuide } from './live/guide.ts';
import { getMasterMetadata } from './masters/masters.ts';
import type { ArtworkSubject, Language, PerLanguage } from './model.ts';
import { demoHome } from './pages/home.ts';
import type { DemoLink } from './pages/page-model.ts';
import { demoSections } from './pages/sections.ts';
import { demoPlaylists } from './playlists.ts';
import { demoRealm } from './realm/realm.ts';
import { demoFilms, demoGenres, demoSeries, demoTitles, priorityTitleKeys } from './titles/index.ts';

const languages: readonly Language[] = ['en', 'es', 'pt', 'ar'];
const seasons = demoSeries.flatMap((series) => series.seasons);
const subjects: readonly ArtworkSubject[] = [
  ...demoTitles,
  ...demoSeries,
  ...seasons,
  ...demoPlaylists,
  ...demoChannels,
  ...[...demoPremieres, ...demoScreenings].map(({ subject }) => subject),
];
const titleKeys = new Set(demoTitles.map((title) => title.key));
const pages = [demoHome, ...demoSections];
const buckets = pages.flatMap((page) => page.buckets);

const hasAllTexts = (text: PerLanguage) => languages.every((language) => text[language].trim().length > 0);

function isLinkValid(link: DemoLink): boolean {
  if ('url' in link) return URL.canParse(link.url);
  if ('section' in link) return pages.some(({ id }) => id === link.section);
  if ('addToFavourites' in link) return titleKeys.has(link.addToFavourites);
  if ('playPlaylist' in link) return demoPlaylists.some(({ key }) => key === link.playPlaylist);
  const { entityType, key } = link;
  if (entityType === 'title') return titleKeys.has(key);
  const entities = { series: demoSeries, playlist: demoPlaylists, channel: demoChannels }[entityType];
  return entities.some((entry: ArtworkSubject) => entry.key === key);
}

describe('demo data', () => {
  test('matches the schema of realm files', () => {
    expect(realmFile.safeParse(demoRealm).error).toBeUndefined();
  });

  test('has 3 series, 6 playlists and at least 60 titles, 36 films and 8 genres', () => {
    expect(demoTitles.length).toBeGreaterThanOrEqual(60);
    expect(demoFilms.length).toBeGreaterThanOrEqual(36);
    expect(new Set(demoFilms.map((film) => film.genre)).size).toBeGreaterThanOrEqual(8);
    expect(demoSeries).toHaveLength(3);
    expect(demoPlaylists).toHaveLength(6);
    expect(demoPlaylists.filter((playlist) => playlist.isNumbered)).toHaveLength(1);
    for (const series of demoSeries) expect(series.seasons.length).toBeGreaterThanOrEqual(2);
  });

  test('has a unique, URL-safe key for each entity', () => {
    const keys = subjects.map((entry) => entry.key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(key).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  test('has texts in every language', () => {
    for (const { key, text, episode } of subjects) {
      for (const language of languages) {
        expect(text[language].title, key).not.toBe('');
        expect(text[language].description, key).not.toBe('');
        if (titleKeys.has(key) && !episode) expect(text[language].tagline, key).not.toBe('');
      }
      expect(text.ar.description, key).toMatch(/\p{Script=Arabic}/u);
    }
    for (const { name, description, primaryCta, secondaryCta } of buckets) {
      const texts = [name, description, primaryCta?.text, secondaryCta?.text];
      expect(texts.every((text) => !text || hasAllTexts(text))).toBe(true);
    }
    expect(demoGenres.every((genre) => hasAllTexts(genre.name))).toBe(true);
  });

  test('has titles of every access rule, with languages, subtitles, chapters and skip markers', () => {
    const rules = new Set(demoTitles.map((title) => title.access.rule));
    expect(rules).toEqual(new Set(['open', 'sign-in', 'licence']));
    expect(demoTitles.some((title) => title.audioLanguages.length === 2)).toBe(true);
    expect(demoTitles.some((title) => title.subtitleLanguages.includes('ar'))).toBe(true);
    expect(demoTitles.some((title) => title.chapters.length > 1)).toBe(true);
    const kinds = demoTitles.flatMap((title) => title.skipMarkers.map((marker) => marker.kind));
    expect(new Set(kinds)).toEqual(new Set(['intro', 'credits']));
  });

  test('requires only licences of the realm file', () => {
    const licenceKeys = demoRealm.licences.map((licence) => licence.key);
    for (const { access } of demoTitles) {
      if (access.rule === 'licence')
        expect(licenceKeys).toEqual(expect.arrayContaining([...access.licences]));
    }
  });

  test('keeps chapters and skip markers within the runtime', () => {
    for (const title of demoTitles) {
      expect(title.runtimeSeconds).toBeGreaterThanOrEqual(titleCardSeconds + endCardSeconds + 10);
      const starts = title.chapters.map((chapter) => chapter.startSeconds);
      expect(starts).toEqual([...starts].sort((a, b) => a - b));
      for (const start of starts) expect(start).toBeLessThan(title.runtimeSeconds);
      for (const { startSeconds, endSeconds } of title.skipMarkers) {
        expect(startSeconds).toBeLessThan(endSeconds);
        expect(endSeconds).toBeLessThanOrEqual(title.runtimeSeconds);
      }
    }
  });

  test('numbers the episodes of every season from 1', () => {
    for (const season of seasons) {
      const numbers = season.episodes.map((episode) => episode.episode?.episodeNumber);
      expect(numbers).toEqual(season.episodes.map((_, i) => i + 1));
    }
  });

  test('fills no two rows of home with mostly the same titles', () => {
    const rows = demoHome.buckets.flatMap(({ exid, content }) =>
      content.kind === 'list' ? [{ exid, keys: new Set(content.keys) }] : [],
    );
    const overlappingRows = rows.flatMap((row, index) =>
      rows.slice(index + 1).flatMap((otherRow) => {
        const sharedCount = row.keys.intersection(otherRow.keys).size;
        return sharedCount * 2 > Math.min(row.keys.size, otherRow.keys.size)
          ? [`${row.exid} ${otherRow.exid}`]
          : [];
      }),
    );
    expect(overlappingRows).toEqual([]);
  });

  test('refers only to existing entities', () => {
    for (const playlist of demoPlaylists) {
      for (const key of playlist.titleKeys) expect(titleKeys, key).toContain(key);
    }
    for (const key of priorityTitleKeys) expect(titleKeys).toContain(key);
    const heroes = pages.flatMap((page) => page.heroes);
    const links = [
      ...heroes.flatMap((hero) => [hero.subject, hero.primaryButton.link, hero.secondaryButton?.link]),
      ...buckets.flatMap(({ primaryCta, secondaryCta }) => [primaryCta?.link, secondaryCta?.link]),
      ...buckets.flatMap(({ content }) =>
        content.kind === 'list' ? content.keys.map((key) => ({ entityType: content.entityType, key })) : [],
      ),
    ].filter((link) => link !== undefined);
    for (const link of links) expect(isLinkValid(link), JSON.stringify(link)).toBe(true);
    for (const { content, background } of buckets) {
      if (content.kind === 'sections') {
        for (const id of content.keys)
          expect(pages.find((page) => page.id === id)?.artworkKey, id).toBeDefined();
      }
      if (background) expect(titleKeys).toContain(background.artworkKey);
    }
    for (const { animatedBackground } of heroes) {
      if (animatedBackground) expect(titleKeys).toContain(animatedBackground.titleKey);
    }
  });

  test('has heroes of home and sections in the width of a 4K television', () => {
    for (const { subject } of pages.flatMap(({ heroes }) => heroes))
      expect(getMasterMetadata({ key: subject.key, kind: 'hero' })).toMatchObject({
        width: 3840,
        height: 2160,
      });
    expect(getMasterMetadata({ key: 'wolfline', kind: 'hero' })).toMatchObject({ width: 1920 });
  });

  test('uses only existing palettes, scenes and animal faces', () => {
    for (const { key, art } of subjects) {
      expect(palettes[art.palette], key).toBeDefined();
      expect(scenes[art.scene], key).toBeDefined();
      if (art.scene === 'creature') expect(isFaceName(art.motif ?? ''), key).toBe(true);
    }
  });

  test('makes priority titles open to everyone and at most 32 seconds long', () => {
    for (const key of priorityTitleKeys) {
      const title = demoTitles.find((entry) => entry.key === key);
      expect(title?.access.rule).toBe('open');
      expect(title?.runtimeSeconds).toBeLessThanOrEqual(32);
    }
  });
});

describe('createGuide', () => {
  const days = ['2027-03-01', '2028-02-29'].map((day) => Temporal.PlainDate.from(day));

  test.each(demoChannels.map((channel) => [channel.key, channel] as const))(
    'fills the day of %s without gaps',
    (_key, channel) => {
      for (const day of days) {
        const guide = createGuide(channel, day);
        const dayStart = day.toZonedDateTime('UTC').toInstant();
        const ends = [dayStart, ...guide.map(({ endsAt }) => endsAt)];
        expect(guide.map(({ startsAt }) => `${startsAt}`)).toEqual(ends.slice(0, -1).map(String));
        expect(ends.at(-1)?.toString()).toBe(dayStart.add({ hours: 24 }).toString());
        expect(
          guide.every(({ texts }) => languages.every((language) => texts[language].programme !== '')),
        ).toBe(true);
      }
    },
  );

  test('returns the same guide for the same day and another guide for another day', () => {
    const [channel] = demoChannels;
    const [firstDay, secondDay] = days;
    if (!channel || !firstDay || !secondDay) throw new Error('no channel or day to compare');
    const listNames = (day: Temporal.PlainDate) =>
      createGuide(channel, day).map(({ texts }) => texts.en.programme);
    expect(listNames(firstDay)).toEqual(listNames(firstDay));
    expect(listNames(firstDay)).not.toEqual(listNames(secondDay));
  });

  test('schedules the current premiere on the premiere channel, each time from its start and with playback', () => {
    const channel = demoChannels.find(({ isPremiereChannel }) => isPremiereChannel);
    if (!channel) throw new Error('no premiere channel');
    for (const { startsAt, endsAt, artworkKey, playback } of days.flatMap((day) =>
      createGuide(channel, day),
    )) {
      const { premiere, ...slot } = findNewestPremiere(startsAt);
      const premiereTimes = getPremiereTimes(premiere, startsAt);
      expect(`${premiereTimes.startsAt}`).toBe(`${slot.startsAt}`);
      expect(Temporal.Instant.compare(endsAt, slot.endsAt)).toBeLessThanOrEqual(0);
      expect(artworkKey).toBe(playback ? premiere.videoKey : channel.key);
      if (!playback) continue;
      const offset = slot.startsAt.until(startsAt).total('seconds');
      expect(offset % premiere.film.runtimeSeconds).toBe(0);
    }
  });
});

describe('getPremiereTimes', () => {
  test('always has a live premiere and at least three upcoming ones', () => {
    const start = Temporal.Instant.from('2027-03-01T00:00:00Z');
    for (let hour = 0; hour < 100; hour += 1) {
      const now = start.add({ hours: hour, minutes: 1 });
      const times = demoPremieres.map((premiere) => getPremiereTimes(premiere, now));
      const hasPassed = (instant: Temporal.Instant) => Temporal.Instant.compare(instant, now) <= 0;
      const liveTimes = times.filter(({ startsAt, endsAt }) => hasPassed(startsAt) && !hasPassed(endsAt));
      const upcomingTimes = times.filter(({ startsAt }) => !hasPassed(startsAt));
      expect(liveTimes.length).toBeGreaterThanOrEqual(1);
      expect(upcomingTimes.length).toBeGreaterThanOrEqual(3);
    }
  });
});
