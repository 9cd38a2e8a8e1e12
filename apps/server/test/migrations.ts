import { fileURLToPath } from 'node:url';

export const migrationsDir = fileURLToPath(new URL('../db/migrations', import.meta.url));
