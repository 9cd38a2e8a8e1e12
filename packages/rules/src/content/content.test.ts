import { describe, expect, test } from 'vitest';
import { getLockBadge, getPositionIcon } from './badges.ts';
import { isPlayable, isVideo, toContentKind } from './content-kind.ts';
import { getEventPhase, getLiveStatus, isLiveNow } from './live-status.ts';
import {
  chooseProgrammeStart,
  getNextScheduleChange,
  getProgrammeOffset,
  selectNowAndNext,
  wrapPosition,
} from './programme.ts';
import { canOpenProgramme } from './programme-access.ts';
import { getPremiereModalState, getPremiereVideoId, isPremiere } from './releases.ts';

describe('constants of the server have one kind', () => {
  test.each([
    ['LIVE', 'live'],
    ['LIVE_EVENT', 'liveEvent'],
    ['UPCOMING', 'upcoming'],
    ['EPG', 'epg'],
    ['VIDEO', 'video'],
    ['VOD', 'video'],
    ['VOD_VIDEO', 'video'],
    ['SEASON_VIDEO', 'seasonVideo'],
    ['SEASON_VOD', 'seasonVideo'],
    ['SEASON', 'season'],
    ['VOD_SEASON', 'season'],
    ['SERIES', 'series'],
    ['VOD_SERIES', 'series'],
    ['PLAYLIST', 'playlist'],
    ['VOD_PLAYLIST', 'playlist'],
    ['WATCHLIST', 'watchlist'],
    ['DATA_FEED', 'dataFeed'],
    ['SECTION_LINK', 'sectionLink'],
    ['NEW', null],
    ['toString', null],
  ])('%s is %s', (type, kind) => {
    expect(toContentKind(type)).toBe(kind);
  });
});

test('films and episodes are videos; what is live, and what holds others, is not', () => {
  const types = ['VIDEO', 'VOD', 'SEASON_VIDEO', 'SEASON_VOD', 'SEASON', 'LIVE_EVENT', 'EPG', 'NEW'];
  expect(types.filter(isVideo)).toEqual(['VIDEO', 'VOD', 'SEASON_VIDEO', 'SEASON_VOD']);
});

test('containers cannot be played', () => {
  expect(isPlayable('seasonVideo')).toBe(true);
  expect(isPlayable('season')).toBe(false);
});

describe('live now', () => {
  test.each([
    ['a live event that has begun', { type: 'LIVE_EVENT', startDate: 1000 }, true],
    ['a live event that begins later', { type: 'LIVE', startDate: 1001 }, false],
    ['a live event without a start', { type: 'LIVE' }, false],
    ['a live event that ends later', { type: 'LIVE', startDate: 0, endDate: 1001 }, true],
    ['a live event that ends now', { type: 'LIVE', startDate: 0, endDate: 1000 }, false],
    ['a video', { type: 'VOD', startDate: 0 }, false],
    ['a video that the server calls live', { type: 'VOD', live: true, startDate: 0 }, true],
    ['a live event that the server does not call live', { type: 'LIVE', live: false, startDate: 0 }, false],
  ])('%s: %s', (_name, content, expected) => {
    expect(isLiveNow(content, 1000)).toBe(expected);
  });
});

test.each([
  ['before it begins', 'LIVE_EVENT', 999, 'UPCOMING'],
  ['when it begins', 'LIVE_EVENT', 1000, 'LIVE'],
  ['just before its end', 'LIVE_EVENT', 1999, 'LIVE'],
  ['at its end', 'LIVE_EVENT', 2000, null],
  ['of a title that is never live, before', 'VIDEO', 999, 'UPCOMING'],
  ['of a title that is never live, after', 'VIDEO', 1000, null],
])('what a card says of its times %s', (_name, type, now, expected) => {
  expect(getLiveStatus({ type, startDate: 1000, endDate: 2000 }, now)).toBe(expected);
});

test('a card without times says nothing of them', () => {
  expect(getLiveStatus({ type: 'LIVE_EVENT' }, 1000)).toBeNull();
});

test('an event is live from its start up to, not including, its end', () => {
  const phases = [99, 100, 199, 200].map((now) => getEventPhase({ startsAt: 100, endsAt: 200 }, now));
  expect(phases).toEqual(['upcoming', 'live', 'live', 'ended']);
});

describe('a programme of the guide', () => {
  const granted = { accessLevel: 'GRANTED', epgPlayback: true } as const;

  test('opens its details for those who may watch it, where the realm plays programmes', () => {
    expect(canOpenProgramme(granted)).toBe(true);
    expect(canOpenProgramme({ ...granted, epgPlayback: false })).toBe(false);
    expect(canOpenProgramme({ ...granted, accessLevel: 'DENIED' })).toBe(false);
  });

  test.each([
    ['ENABLED', { primary: 'fromLive', disabled: false }],
    ['RESTART', { primary: 'fromBeginning', disabled: false }],
    ['DISABLED', { primary: 'fromLive', disabled: true }],
  ])('whose playback is %s', (epgPlaybackContentStatus, expected) => {
    expect(chooseProgrammeStart({ ...granted, epgPlaybackContentStatus })).toEqual(expected);
  });
});

describe('a programme that is on', () => {
  const at = (minutes: number) => Date.UTC(2027, 2, 1, 20) + minutes * 60_000;

  test.each([
    ['fromLive', { programme: 0, stream: -30, now: 10 }, 40 * 60],
    ['fromBeginning', { programme: 0, stream: -30, now: 10 }, 30 * 60],
    ['fromBeginning', { programme: 0, stream: 5, now: 10 }, 0],
    ['fromLive', { programme: 0, stream: 20, now: 10 }, 0],
    ['fromLive', { programme: 0, stream: 0, now: 0.0255 }, 1],
  ] as const)(
    'taken up %s, %j, is %i seconds into the stream',
    (way, { programme, stream, now }, seconds) => {
      const times = { programmeStartsAt: at(programme), streamStartsAt: at(stream), now: at(now) };
      expect(getProgrammeOffset(way, times)).toBe(seconds);
    },
  );

  test.each([
    [130, 60, 10],
    [120, 60, 0],
    [130, 60.9, 10],
    [130, undefined, 130],
    [130, 0, 130],
  ])('at %i seconds of a film of %d seconds stands at %i', (start, duration, place) => {
    expect(wrapPosition(start, duration)).toBe(place);
  });

  const programme = (from: number, to: number) => ({
    startDate: new Date(at(from)).toISOString(),
    endDate: new Date(at(to)).toISOString(),
  });
  const first = programme(0, 30);
  const second = programme(30, 60);

  test('gives way to the one after it', () => {
    const both = { current: first, next: second };
    expect(selectNowAndNext(both, at(29))).toEqual({ current: first, next: second });
    expect(selectNowAndNext(both, at(30))).toEqual({ current: second, next: undefined });
    expect(selectNowAndNext(both, at(60))).toEqual({ current: undefined, next: undefined });
    expect(selectNowAndNext({ next: second }, at(10))).toEqual({ current: undefined, next: second });
  });

  test('changes at its end, at the earliest of all channels', () => {
    expect(getNextScheduleChange([{ current: first, next: second }], at(10))).toBe(at(30));
    expect(getNextScheduleChange([{ current: first }, { next: programme(20, 40) }], at(10))).toBe(at(20));
    expect(getNextScheduleChange([{ current: first, next: second }], at(40))).toBe(at(60));
    expect(getNextScheduleChange([{}, { current: first }], at(50))).toBeNull();
  });
});

describe('a premiere', () => {
  test('knows its video', () => {
    expect(getPremiereVideoId({ premiereRelease: { videoId: 'v' } })).toBe('v');
    expect(getPremiereVideoId({ premiereRelease: true })).toBeNull();
  });

  test('is told by its release, else by its computed releases', () => {
    expect(isPremiere({})).toBe(false);
    expect(isPremiere({ premiereRelease: null })).toBe(false);
    expect(isPremiere({ premiereRelease: { scheduledAt: 1 } })).toBe(true);
    expect(isPremiere({ computedReleases: [{ type: 'OTHER' }, { type: 'PREMIERE' }] })).toBe(true);
    expect(isPremiere({ premiereRelease: false, computedReleases: [{ type: 'PREMIERE' }] })).toBe(false);
  });

  const times = { scheduledAt: 100_000, duration: 60 };

  test('that runs already shows its modal at once, until its end', () => {
    const opened = { ...times, openedAt: 100_000 };
    expect(getPremiereModalState(opened, 100_000)).toEqual({ isOpen: true, changesAt: 160_000 });
    expect(getPremiereModalState(opened, 160_000)).toEqual({ isOpen: false, changesAt: null });
  });

  test('that was waited for shows its modal 30 seconds after the scheduled time', () => {
    const opened = { ...times, openedAt: 99_999 };
    expect(getPremiereModalState(opened, 99_999)).toEqual({ isOpen: false, changesAt: 130_000 });
    expect(getPremiereModalState(opened, 130_000)).toEqual({ isOpen: true, changesAt: 160_000 });
  });

  test('shorter than the delay shows none', () => {
    const opened = { scheduledAt: 100_000, duration: 20, openedAt: 0 };
    expect(getPremiereModalState(opened, 0)).toEqual({ isOpen: false, changesAt: null });
  });
});

test('the lock says what to do', () => {
  expect(getLockBadge('GRANTED_ON_SIGN_IN')).toBe('signInToWatch');
  expect(getLockBadge('DENIED')).toBe('purchase');
  expect(getLockBadge('GRANTED')).toBeNull();
  expect(getLockBadge('GEOBLOCKED')).toBeNull();
});

test('positions 1 to 10 have an icon', () => {
  const icons = Array.from({ length: 13 }, (_, index) => getPositionIcon(index - 1)).filter(Boolean);
  expect(icons).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(getPositionIcon(1.5)).toBeNull();
});
