// Fills a data folder with all that the journeys meet, and ends.

import { openService } from './open-service.ts';
import { seedOperators } from './seed/administrator.ts';
import { makeFilmFolder } from './seed/film.ts';
import { seedLive } from './seed/live.ts';
import { seedRealm, seedTitles } from './seed/titles.ts';
import { seedOwnThings } from './seed/xss-library.ts';
import { seedHostile } from './seed/xss-realm.ts';

const { services, build, close } = await openService();
const films = await makeFilmFolder(process.env.FILM_DIR ?? '', services.config.ffmpegPath);
const realmId = await seedRealm(services);
await seedTitles(services, realmId, films);
await seedLive(services, realmId);
await seedHostile(services);
await seedOperators(services, realmId);
await seedOwnThings(await build());
await close();
process.exit(0);
