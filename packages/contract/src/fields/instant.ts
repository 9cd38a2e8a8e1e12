import { z } from 'zod';

const exampleInstant = '2027-03-01T12:00:00.000Z';

/** An ISO 8601 instant in UTC. Parsing formats it with milliseconds, whatever its precision. */
export const instant = z.iso
  .datetime({ abort: true })
  .overwrite((value) => (value.length === exampleInstant.length ? value : new Date(value).toISOString()))
  .meta({ examples: [exampleInstant] });
