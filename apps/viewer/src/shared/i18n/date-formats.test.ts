import { describe, expect, test } from 'vitest';
import { formatDateTime, formatDay, formatTime, splitCountdown, toIsoDate } from './date-formats.ts';

const normaliseSpaces = (text: string) => text.replace(/[\u202f\u00a0]/g, ' ');

describe('formatTime and formatDateTime', () => {
  test('use the language and zone of the viewer and a 12-hour clock', () => {
    const instant = '2027-03-01T20:30:00Z';
    expect(normaliseSpaces(formatTime('en', 'UTC', instant))).toBe('8:30 PM');
    expect(normaliseSpaces(formatTime('en', 'America/New_York', instant))).toBe('3:30 PM');
    expect(normaliseSpaces(formatTime('es', 'Europe/Madrid', instant))).toBe('9:30 p. m.');
    expect(formatTime('ar', 'UTC', instant)).toMatch(/م$/);
    expect(normaliseSpaces(formatDateTime('en', 'UTC', instant))).toContain('Monday, March 1');
  });

  test('are correct on days with 23 and 25 hours', () => {
    const formatTimes = (...instants: string[]) =>
      instants.map((instant) => normaliseSpaces(formatTime('en', 'Europe/Madrid', instant)));
    expect(formatTimes('2027-03-28T00:30:00Z', '2027-03-28T01:30:00Z')).toEqual(['1:30 AM', '3:30 AM']);
    expect(formatTimes('2027-10-31T00:30:00Z', '2027-10-31T01:30:00Z')).toEqual(['2:30 AM', '2:30 AM']);
  });
});

test('names days near today', () => {
  expect(formatDay('en', '2027-03-02', '2027-03-01').name).toBe('Tomorrow');
  expect(formatDay('es', '2027-03-01', '2027-03-01').name).toBe('Hoy');
  expect(formatDay('en', '2027-03-03', '2027-03-01')).toEqual({ name: 'Wednesday', dateText: 'Mar 3' });
  expect(formatDay('es', '2027-03-01', null).name).toBe('Lunes');
  expect(toIsoDate('Asia/Tokyo', Date.parse('2027-03-01T20:00:00Z'))).toBe('2027-03-02');
});

test('splits a countdown into days, hours, minutes and seconds', () => {
  const listValues = (ms: number) => splitCountdown(ms).map(({ value }) => value);
  expect(listValues(((2 * 24 + 3) * 3600 + 4 * 60 + 5) * 1000)).toEqual([2, 3, 4, 5]);
  expect(listValues(999)).toEqual([0, 0, 1]);
  expect(listValues(-5)).toEqual([0, 0, 0]);
});
