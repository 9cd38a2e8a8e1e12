import type { Handlers } from '../../calls/index.ts';
import { isRefusal, refuse } from '../../platform/errors/index.ts';
import { toId } from '../../platform/ids/index.ts';
import type { MediaServices } from './media-services.ts';
import { findImport } from './operations/find-import.ts';
import { startImport } from './operations/start-import.ts';
import { streamImport } from './operations/stream-import.ts';

export function createMediaHandlers(
  services: MediaServices,
): Handlers<'startImport' | 'getImport' | 'streamImportEvents'> {
  const { db, config } = services;
  return {
    async startImport({ body }, { realm, now }) {
      const allowedDirs = config.importDirs.get(realm.key) ?? [];
      const startedImport = await startImport(services, {
        realmId: realm.id,
        path: body.path,
        allowedDirs,
        now,
      });
      if (isRefusal(startedImport)) return startedImport;
      const batch = await findImport(db, { realmId: realm.id, publicId: startedImport.id });
      return batch ?? refuse('notFound');
    },

    async getImport({ params }, { realm }) {
      const batch = await findImport(db, { realmId: realm.id, publicId: toId<'Import'>(params.id) });
      return batch ?? refuse('notFound');
    },

    async streamImportEvents({ params }, { realm, request }) {
      const importKey = { realmId: realm.id, publicId: toId<'Import'>(params.id) };
      if (!(await findImport(db, importKey))) return refuse('notFound');
      const signal = request?.signal ?? new AbortController().signal;
      return streamImport(services, { ...importKey, signal });
    },
  };
}
