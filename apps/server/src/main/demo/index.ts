// Public interface of the demo realm. Modules that need @matinee/demo are behind import(), so that a service without a
// demo realm loads neither its texts nor its fonts.

import type { GenerateMaster, ImageVariants, SourceGenerator } from '../../domains/media/index.ts';
import { listRealms } from '../../domains/realm/index.ts';
import { advisoryLockKeys, withAdvisoryLock } from '../../platform/database/index.ts';
import { defineJobHandler, type JobHandler } from '../../platform/jobs/index.ts';
import type { Services } from '../../services.ts';
import { type DemoAccount, deriveDemoAccounts } from './accounts.ts';
import { calendarJob, prerenderArtworkJob } from './demo.jobs.ts';

export type { DemoAccount } from './accounts.ts';
export { artworkGroup } from './demo.jobs.ts';

type DemoServices = Pick<Services, 'db' | 'clock' | 'storage' | 'log' | 'secrets'>;

/** Key of the demo realm, as in its realm file. */
export const demoRealmKey = 'lanterna';

const findDemoRealm = async ({ db }: Pick<Services, 'db'>) =>
  (await listRealms(db)).find(({ key }) => key === demoRealmKey);

/** Creates the demo realm when the service has no realm. */
export async function createDemoRealm(services: DemoServices): Promise<void> {
  const hasRealm = async () => (await listRealms(services.db)).length > 0;
  if (await hasRealm()) return;
  const { seedDemo } = await import('./seed-demo.ts');
  await withAdvisoryLock(services.db, advisoryLockKeys.demoRealm, async () => {
    if (!(await hasRealm())) await seedDemo(services);
  });
}

/** Updates the guide and the events of the demo realm, and schedules the next update. */
export async function updateDemoCalendar(services: DemoServices): Promise<void> {
  const realm = await findDemoRealm(services);
  if (!realm) return;
  const { updateCalendarInTransaction } = await import('./calendar.ts');
  await withAdvisoryLock(services.db, advisoryLockKeys.demoRealm, () =>
    updateCalendarInTransaction(services, realm.id),
  );
}

/** Returns the accounts that the server prints at its start; none without a demo realm. */
export async function listDemoAccounts(services: Pick<Services, 'db' | 'secrets'>): Promise<DemoAccount[]> {
  return (await findDemoRealm(services)) ? deriveDemoAccounts(services.secrets) : [];
}

/** Renders the master with this storage key, when it belongs to the demo realm. */
export const drawDemoArtwork: GenerateMaster = (storageKey) =>
  storageKey.startsWith('artwork/demo-')
    ? import('@matinee/demo').then(({ renderMaster }) => renderMaster(storageKey))
    : undefined;

/** Generates a film as the source file of each asset of the demo realm. */
export const demoFilmGenerator: SourceGenerator = {
  async generate(...params) {
    const { generateDemoFilm } = await import('./generate-demo-film.ts');
    return generateDemoFilm(...params);
  },
};

export function createDemoJobHandlers(services: DemoServices, variants: ImageVariants): JobHandler[] {
  return [
    defineJobHandler(prerenderArtworkJob, async (ctx) => {
      const { prerenderArtwork } = await import('./prerender-artwork.ts');
      await prerenderArtwork(services, variants, ctx);
    }),
    defineJobHandler(calendarJob, async (ctx) => {
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
