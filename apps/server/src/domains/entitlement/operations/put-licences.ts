import type { RealmFile } from '@matinee/contract';
import type { Executor } from '../../../platform/database/index.ts';
import { saveLicence } from '../entitlement.queries.ts';

/** The licences of a realm file. One that is gone from the file stays: somebody may hold it. */
export async function putLicences(trx: Executor, realmId: number, file: RealmFile): Promise<void> {
  for (const { key, name, description } of file.licences) {
    const languages = new Set([...Object.keys(name), ...Object.keys(description)]);
    const texts = Object.fromEntries(
      [...languages].map((code) => [code, { name: name[code] ?? '', description: description[code] ?? '' }]),
    );
    await saveLicence(trx, { realmId, key, texts });
  }
}
