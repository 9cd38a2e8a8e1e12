import { expect, test } from 'vitest';
import { instant } from './instant.ts';

test.each([
  ['2027-03-01T12:00:00Z', '2027-03-01T12:00:00.000Z'],
  ['2027-03-01T12:00:00.5Z', '2027-03-01T12:00:00.500Z'],
  ['2027-03-01T12:00:00.123Z', '2027-03-01T12:00:00.123Z'],
  ['2027-03-01T12:00:00.123456Z', '2027-03-01T12:00:00.123Z'],
])('formats the instant %s with milliseconds: %s', (value, formattedInstant) => {
  expect(instant.parse(value)).toBe(formattedInstant);
});

test.each(['2027-03-01', '2027-03-01T12:00:00+01:00', 'yesterday'])('%s is not an instant', (value) => {
  expect(instant.safeParse(value).success).toBe(false);
});
