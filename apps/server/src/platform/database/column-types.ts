// Parses column values: int8 as a number, timestamptz as an instant, date as text.
import pg from 'pg';

const int8Oid = 20;
const int8ArrayOid = 1016;
const dateOid = 1082;
const timestamptzOid = 1184;

function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 ${text} is too large for a number`);
  return value;
}

function parseInt8Array(text: string): (number | null)[] {
  const listText = text.slice(1, -1);
  if (listText === '') return [];
  return listText.split(',').map((item) => (item === 'NULL' ? null : parseInt8(item)));
}

const parsers = new Map<number, (text: string) => unknown>([
  [int8Oid, parseInt8],
  [int8ArrayOid, parseInt8Array],
  [dateOid, (text) => text],
  [timestamptzOid, (text) => Temporal.Instant.from(text)],
]);

export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) ||
    pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
};
