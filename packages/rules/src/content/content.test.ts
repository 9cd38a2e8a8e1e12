import { describe, expect, test } from 'vitest';
import { getLockLabelKey } from '../access/lock-label-key.ts';
import { isPlayable, isVideo, toContentKind } from './content-kind.ts';
import { getDisplayedPosition } from './displayed-position.ts';
import { getEventPhase, getLiveStatus, isLiveNow } from './live-status.ts';
import {
  decideProgrammePlayback,
  getNextScheduleChange,
  getProgrammeOffset,
  selectNowAndNext,
  wrapPosition,
} from './programme.ts';
import { canOpenProgramme } from './programme-access.ts';
import { getPremiereModalState, getPremiereVideoId, isPremiere } from './releases.ts';

describe('toContentKind', () => {
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
  ])('maps %s to %s', (type, kind) => {
    expect(toContentKind(type)).toBe(kind);
  });
});

test('isVideo accepts films and episodes, and rejects seasons, live events, channels and unknown types', () => {
  const types = ['VIDEO', 'VOD', 'SEASON_VIDEO', 'SEASON_VOD', 'SEASON', 'LIVE_EVENT', 'EPG', 'NEW'];
  expect(types.filter(isVideo)).toEqual(['VIDEO', 'VOD', 'SEASON_VIDEO', 'SEASON_VOD']);
});

test('isPlayable accepts an episode and rejects a season', () => {
  expect(isPlayable('seasonVideo')).toBe(true);
  expect(isPlayable('season')).toBe(false);
});

describe('isLiveNow', () => {
  test.each([
    ['a live event that has started', { type: 'LIVE_EVENT', startDate: 1000 }, true],
    ['a live event that starts later', { type: 'LIVE', startDate: 1001 }, false],
    ['a live event without a start', { type: 'LIVE' }, false],
    ['a live event that ends later', { type: 'LIVE', startDate: 0, endDate: 1001 }, true],
    ['a live event that ends now', { type: 'LIVE', startDate: 0, endDate: 1000 }, false],
    ['a video', { type: 'VOD', startDate: 0 }, false],
    ['a video with the live flag', { type: 'VOD', live: true, startDate: 0 }, true],
    ['a live event without the live flag', { type: 'LIVE', live: false, startDate: 0 }, false],
  ])('of %s (%j) is %s', (_name, content, expected) => {
    expect(isLiveNow(content, 1000)).toBe(expected);
  });
});

test.each([
  ['is UPCOMING before the start', 'LIVE_EVENT', 999, 'UPCOMING'],
  ['is LIVE at the start', 'LIVE_EVENT', 1000, 'LIVE'],
  ['is LIVE just before the end', 'LIVE_EVENT', 1999, 'LIVE'],
  ['is null at the end', 'LIVE_EVENT', 2000, null],
  ['is UPCOMING before the start of a video', 'VIDEO', 999, 'UPCOMING'],
  ['is null at the start of a video', 'VIDEO', 1000, null],
])('getLiveStatus %s', (_name, type, now, expected) => {
  expect(getLiveStatus({ type, startDate: 1000, endDate: 2000 }, now)).toBe(expected);
});

test('getLiveStatus returns null without times', () => {
  expect(getLiveStatus({ type: 'LIVE_EVENT' }, 1000)).toBeNull();
});

test('getEventPhase is live from the start up to, but not including, the end', () => {
  const phases = [99, 100, 199, 200].map((now) => getEventPhase({ startsAt: 100, endsAt: 200 }, now));
  expect(phases).toEqual(['upcoming', 'live', 'live', 'ended']);
});

describe('a programme in the guide', () => {
  const grantedChannel = { accessLevel: 'GRANTED', epgPlayback: true } as const;

  test('opens details when access is granted and the realm plays programmes', () => {
    expect(canOpenProgramme(grantedChannel)).toBe(true);
    expect(canOpenProgramme({ ...grantedChannel, epgPlayback: false })).toBe(false);
    expect(canOpenProgramme({ ...grantedChannel, accessLevel: 'DENIED' })).toBe(false);
  });

  test.each([
    ['ENABLED', { primary: 'fromLive', disabled: false }],
    ['RESTART', { primary: 'fromBeginning', disabled: false }],
    ['DISABLED', { primary: 'fromLive', disabled: true }],
  ])('chooses the start for playback status %s', (epgPlaybackContentStatus, expected) => {
    expect(decideProgrammePlayback({ ...grantedChannel, epgPlaybackContentStatus })).toEqual(expected);
  });
});

describe('a running programme', () => {
  const createInstantAfterStart = (minutes: number) => Date.UTC(2027, 2, 1, 20) + minutes * 60_000;

  test.each([
    ['fromLive', { programme: 0, stream: -30, now: 10 }, 40 * 60],
    ['fromBeginning', { programme: 0, stream: -30, now: 10 }, 30 * 60],
    ['fromBeginning', { programme: 0, stream: 5, now: 10 }, 0],
    ['fromLive', { programme: 0, stream: 20, now: 10 }, 0],
    ['fromLive', { programme: 0, stream: 0, now: 0.0255 }, 1],
  ] as const)(
    'playing %s with minutes %j starts at %i seconds of the stream',
    (programmeStart, { programme, stream, now }, seconds) => {
      const times = {
        programmeStartsAt: createInstantAfterStart(programme),
        streamStartsAt: createInstantAfterStart(stream),
        now: createInstantAfterStart(now),
      };
      expect(getProgrammeOffset(programmeStart, times)).toBe(seconds);
    },
  );

  test.each([
    [130, 60, 10],
    [120, 60, 0],
    [130, 60.9, 10],
    [130, undefined, 130],
    [130, 0, 130],
  ])(
    'wrapPosition maps second %i of an event with a film of %d seconds to second %i of the film',
    (start, duration, expected) => {
      expect(wrapPosition(start, duration)).toBe(expected);
    },
  );

  const createProgramme = (from: number, to: number) => ({
    startDate: new Date(createInstantAfterStart(from)).toISOString(),
    endDate: new Date(createInstantAfterStart(to)).toISOString(),
  });
  const firstProgramme = createProgramme(0, 30);
  const secondProgramme = createProgramme(30, 60);

  test('is dropped by selectNowAndNext when it ends, and the next one becomes current', () => {
    const nowAndNext = { current: firstProgramme, next: secondProgramme };
    expect(selectNowAndNext(nowAndNext, createInstantAfterStart(29))).toEqual({
      current: firstProgramme,
      next: secondProgramme,
    });
    expect(selectNowAndNext(nowAndNext, createInstantAfterStart(30))).toEqual({
      current: secondProgramme,
      next: undefined,
    });
    expect(selectNowAndNext(nowAndNext, createInstantAfterStart(60))).toEqual({
      current: undefined,
      next: undefined,
    });
    expect(selectNowAndNext({ next: secondProgramme }, createInstantAfterStart(10))).toEqual({
      current: undefined,
      next: secondProgramme,
    });
  });

  test('getNextScheduleChange returns the first later change on any channel, or null when there is none', () => {
    expect(
      getNextScheduleChange(
        [{ current: firstProgramme, next: secondProgramme }],
        createInstantAfterStart(10),
      ),
    ).toBe(createInstantAfterStart(30));
    expect(
      getNextScheduleChange(
        [{ current: firstProgramme }, { next: createProgramme(20, 40) }],
        createInstantAfterStart(10),
      ),
    ).toBe(createInstantAfterStart(20));
    expect(
      getNextScheduleChange(
        [{ current: firstProgramme, next: secondProgramme }],
        createInstantAfterStart(40),
      ),
    ).toBe(createInstantAfterStart(60));
    expect(getNextScheduleChange([{}, { current: firstProgramme }], createInstantAfterStart(50))).toBeNull();
  });
});

describe('a premiere', () => {
  test('has the video id of its release', () => {
    expect(getPremiereVideoId({ premiereRelease: { videoId: 'v' } })).toBe('v');
    expect(getPremiereVideoId({ premiereRelease: true })).toBeNull();
  });

  test('is detected by premiereRelease, else by computed releases', () => {
    expect(isPremiere({})).toBe(false);
    expect(isPremiere({ premiereRelease: null })).toBe(false);
    expect(isPremiere({ premiereRelease: { scheduledAt: 1 } })).toBe(true);
    expect(isPremiere({ computedReleases: [{ type: 'OTHER' }, { type: 'PREMIERE' }] })).toBe(true);
    expect(isPremiere({ premiereRelease: false, computedReleases: [{ type: 'PREMIERE' }] })).toBe(false);
  });

  const times = { scheduledAt: 100_000, duration: 60 };

  test('opens the modal at once when the page is opened during it, and closes it at the end', () => {
    const premiereTimes = { ...times, openedAt: 100_000 };
    expect(getPremiereModalState(premiereTimes, 100_000)).toEqual({ isOpen: true, changesAt: 160_000 });
    expect(getPremiereModalState(premiereTimes, 160_000)).toEqual({ isOpen: false, changesAt: null });
  });

  test('opens the modal 30 seconds after the scheduled time when the page was opened before', () => {
    const premiereTimes = { ...times, openedAt: 99_999 };
    expect(getPremiereModalState(premiereTimes, 99_999)).toEqual({ isOpen: false, changesAt: 130_000 });
    expect(getPremiereModalState(premiereTimes, 130_000)).toEqual({ isOpen: true, changesAt: 160_000 });
  });

  test('never opens the modal when the premiere is shorter than the delay of the modal', () => {
    const premiereTimes = { scheduledAt: 100_000, duration: 20, openedAt: 0 };
    expect(getPremiereModalState(premiereTimes, 0)).toEqual({ isOpen: false, changesAt: null });
  });
});

test('getLockLabelKey names the action that unlocks the title', () => {
  expect(getLockLabelKey('GRANTED_ON_SIGN_IN')).toBe('signInToWatch');
  expect(getLockLabelKey('DENIED')).toBe('purchase');
  expect(getLockLabelKey('GRANTED')).toBeNull();
  expect(getLockLabelKey('GEOBLOCKED')).toBeNull();
});

test('getDisplayedPosition returns positions 1 to 10, and null for all others', () => {
  const displayedPositions = Array.from({ length: 13 }, (_, index) => getDisplayedPosition(index - 1)).filter(
    Boolean,
  );
  expect(displayedPositions).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(getDisplayedPosition(1.5)).toBeNull();
});
