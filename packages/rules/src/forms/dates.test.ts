import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getDateFieldOrder } from '../i18n/date-field-order.ts';
import {
  acceptDatePart,
  type DatePart,
  isDateIncomplete,
  isDatePartFull,
  joinDateParts,
  splitDate,
} from './date-parts.ts';
import { getBirthDateBounds, isCalendarDate, isDateWithin } from './iso-date.ts';

test.each<[DatePart, string, string, string]>([
  ['year', '199', '19', '199'],
  ['year', '19990', '1999', '1999'],
  ['month', '12', '1', '12'],
  ['month', '13', '1', '1'],
  ['month', '0', '', '0'],
  ['day', '31', '3', '31'],
  ['day', '32', '3', '3'],
  ['day', '3a', '3', '3'],
  ['day', '٣١', '', '31'],
  ['day', '', '3', ''],
])('the input of the %s accepts %j after %j as %j', (part, typedText, previousText, expected) => {
  expect(acceptDatePart(part, typedText, previousText)).toBe(expected);
});

test.each<[DatePart, string, boolean]>([
  ['year', '999', false],
  ['year', '1999', true],
  ['month', '1', false],
  ['month', '01', true],
  ['day', '4', false],
  ['day', '31', true],
])('the input of the %s with %j is full: %s', (part, text, isFull) => {
  expect(isDatePartFull(part, text)).toBe(isFull);
});

test.each([
  [{ year: '1999', month: '1', day: '2' }, '1999-01-02', false],
  [{ year: '99', month: '12', day: '31' }, '0099-12-31', false],
  [{ year: '', month: '1', day: '2' }, '', true],
  [{ year: '1999', month: '', day: '' }, '', true],
  [{ year: '', month: '', day: '' }, '', false],
])('the parts %j become the date %j, incomplete: %s', (parts, isoDate, isIncomplete) => {
  expect([joinDateParts(parts), isDateIncomplete(parts)]).toEqual([isoDate, isIncomplete]);
});

test('splitDate and joinDateParts are inverse', () => {
  const dates = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(dates, (date) => {
      const isoDate = date.toISOString().slice(0, 10);
      expect(joinDateParts(splitDate(isoDate))).toBe(isoDate);
    }),
  );
  expect(splitDate('yesterday')).toEqual({ year: '', month: '', day: '' });
});

test.each([
  ['en', ['month', 'day', 'year']],
  ['en-GB', ['day', 'month', 'year']],
  ['es', ['day', 'month', 'year']],
  ['ar', ['day', 'month', 'year']],
  ['sv', ['year', 'month', 'day']],
  [null, ['year', 'month', 'day']],
])('the inputs in the locale %s have the order %j', (locale, order) => {
  expect(getDateFieldOrder(locale)).toEqual(order);
});

describe('isCalendarDate', () => {
  test('agrees with Temporal', () => {
    const parts = fc.tuple(
      fc.integer({ min: 1, max: 9999 }),
      fc.integer({ min: 0, max: 13 }),
      fc.integer({ min: 0, max: 32 }),
    );
    fc.assert(
      fc.property(parts, ([year, month, day]) => {
        const isoDate = [
          String(year).padStart(4, '0'),
          ...[month, day].map((n) => String(n).padStart(2, '0')),
        ];
        expect(isCalendarDate(isoDate.join('-'))).toBe(hasTemporalDate({ year, month, day }));
      }),
      { numRuns: 1_000 },
    );
  });

  test.each(['', '2027-3-01', '2027-03-01T00:00', ' 2027-03-01', '+02027-03-01'])(
    'is false for %j',
    (text) => {
      expect(isCalendarDate(text)).toBe(false);
    },
  );
});

function hasTemporalDate(date: { year: number; month: number; day: number }): boolean {
  try {
    Temporal.PlainDate.from(date, { overflow: 'reject' });
    return true;
  } catch {
    return false;
  }
}

test('a birth date lies in the last 125 years', () => {
  const bounds = getBirthDateBounds('2027-03-01');
  expect(bounds).toEqual({ min: '1902-01-01', max: '2027-03-01' });
  const dates = ['1901-12-31', '1902-01-01', '2027-03-01', '2027-03-02'];
  expect(dates.map((date) => isDateWithin(date, bounds))).toEqual([false, true, true, false]);
});
