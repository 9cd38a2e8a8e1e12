// Generates docs/reference/guards.md from the list of security guards.
import { writeFileSync } from 'node:fs';
import { createGuardReference } from '../mutate/guard-reference.ts';

writeFileSync(new URL('../../docs/reference/guards.md', import.meta.url), createGuardReference());
