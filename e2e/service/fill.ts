// Fills a data folder with all that the journeys meet, and ends.
import { makeFilmFolder } from './film.ts';
import { seedHostile } from './hostile.ts';
import { seedOwnThings } from './hostile-own.ts';
import { seedLive } from './live.ts';
import { openService } from './open-service.ts';
import { seedOperators } from './operators.ts';
import { seedRealm, seedTitles } from './seed.ts';

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
