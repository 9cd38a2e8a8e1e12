// The demo realm, as the rest of the server uses it. Modules that need @matinee/demo (its texts, artwork, films and
// fonts) are only imported when a demo realm is created, drawn or encoded: a service without one loads none of them.

import type { DrawMaster, PictureVariants, SourceMaker } from '../../domains/media/index.ts';
import { listRealms } from '../../domains/realm/index.ts';
import { handle, type JobHandler } from '../../platform/jobs/index.ts';
import type { Services } from '../../services.ts';
import { type DemoSignIn, demoSignIns } from './accounts.ts';
import { calendarJob, picturesJob } from './demo.jobs.ts';

export type { DemoSignIn } from './accounts.ts';
export { picturesGroup } from './demo.jobs.ts';

type DemoServices = Pick<Services, 'db' | 'clock' | 'storage' | 'log' | 'secrets'>;

/** The key of the demo realm; the same as in its realm file. */
export const demoRealmKey = 'lanterna';

const findDemoRealm = async ({ db }: Pick<Services, 'db'>) =>
  (await listRealms(db)).find(({ key }) => key === demoRealmKey);

/** Fills a service that has no realm with the demo realm. */
export async function createDemoRealm(services: DemoServices): Promise<void> {
  if ((await listRealms(services.db)).length > 0) return;
  const { seedDemo } = await import('./seed-demo.ts');
  await seedDemo(services);
}

/** Moves guide and events of the demo realm to the present, and from then on every hour. */
export async function refreshDemoCalendar(services: DemoServices): Promise<void> {
  const realm = await findDemoRealm(services);
  if (!realm) return;
  const { refreshCalendar } = await import('./calendar.ts');
  await refreshCalendar(services, realm.id);
}

/** The accounts that the server prints at its start; none when this service has no demo realm. */
export async function listDemoSignIns(services: Pick<Services, 'db' | 'secrets'>): Promise<DemoSignIn[]> {
  return (await findDemoRealm(services)) ? demoSignIns(services.secrets) : [];
}

/** Draws the master image that belongs to a storage key of the demo realm. */
export const drawDemoArtwork: DrawMaster = (storageKey) =>
  storageKey.startsWith('artwork/demo-')
    ? import('./pictures.ts').then(({ drawDemoPicture }) => drawDemoPicture(storageKey))
    : undefined;

/** Generates the demo realm's films as sources of their assets. */
export const demoFilms: SourceMaker = {
  async make(...params) {
    const { makeDemoFilm } = await import('./films.ts');
    return makeDemoFilm(...params);
  },
};

export function demoJobs(services: DemoServices, variants: PictureVariants): JobHandler[] {
  return [
    handle(picturesJob, async (ctx) => {
      const { drawPictures } = await import('./draw-ahead.ts');
      await drawPictures(services, variants, ctx);
    }),
    handle(calendarJob, async (ctx) => {
      const { realmId } = ctx.job;
      if (realmId === null) return;
      const { updateCalendar } = await import('./calendar.ts');
      await ctx.finish(async (trx) => {
        await updateCalendar({ trx, realmId, now: services.clock.now() });
        return undefined;
      });
    }),
  ];
}
