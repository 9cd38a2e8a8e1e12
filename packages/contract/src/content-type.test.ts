import { toContentKind } from '@matinee/rules';
import { describe, expect, test } from 'vitest';
import { calls, contentTypeInput, realmFile, sectionDraft } from './index.ts';

describe('contentTypeInput', () => {
  test.each([
    ['VOD', 'VIDEO'],
    ['VOD_VIDEO', 'VIDEO'],
    ['SEASON_VOD', 'SEASON_VIDEO'],
    ['VOD_SEASON', 'SEASON'],
    ['PLAYLIST', 'PLAYLIST'],
    ['VOD_PLAYLIST', 'PLAYLIST'],
    ['SERIES', 'SERIES'],
    ['VOD_SERIES', 'SERIES'],
    ['LIVE_EVENT', 'LIVE_EVENT'],
  ])('maps %s to %s', (name, type) => {
    expect(contentTypeInput.parse(name)).toBe(type);
    expect(toContentKind(name)).toBe(toContentKind(type));
  });

  test('rejects an unknown name', () => {
    expect(contentTypeInput.safeParse('constructor').success).toBe(false);
    expect(contentTypeInput.safeParse('vod').success).toBe(false);
  });
});

test('calls and files accept aliases of content types wherever they take a content type', () => {
  expect(calls.searchContent.query.parse({ type: 'VOD' }).type).toBe('VIDEO');
  expect(calls.getContentGrid.query.parse({ id: 'all', type: 'VOD_SERIES' }).type).toBe('SERIES');
  const event = { name: 'favouriteAdd', properties: { id: 'one', type: 'SEASON_VOD' } };
  const { events } = calls.postAnalyticsEvents.body.parse({ events: [{ event }] });
  expect(events[0]?.event.properties).toMatchObject({ type: 'SEASON_VIDEO' });
  const grid = { key: 'films', title: { en: 'Films' }, types: ['VOD'] };
  expect(realmFile.shape.grids.parse([grid])[0]?.types).toEqual(['VIDEO']);
  const link = { event: { type: 'VOD_PLAYLIST', id: 'one' } };
  const menuItem = { id: 'one', label: { en: 'One' }, link, placement: 'main' };
  expect(realmFile.shape.menu.parse([menuItem])[0]?.link.event?.type).toBe('PLAYLIST');
  const source = { kind: 'rule', type: 'VOD_SEASON', sort: 'newest' };
  const draft = { title: { en: 'Page' }, rows: [{ name: { en: 'Row' }, source }] };
  expect(sectionDraft.parse(draft).rows[0]?.source).toMatchObject({ type: 'SEASON' });
});
