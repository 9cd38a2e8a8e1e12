import type { RealmFile } from '@matinee/contract';
import type { Executor } from '../../../platform/database/index.ts';
import { saveLicence } from '../entitlement.queries.ts';

/**
 * Saves the licences of a realm file. A licence that is missing from the file is kept, because accounts may
 * hold it.
 */
export async function putLicences(trx: Executor, realmId: number, file: RealmFile): Promise<void> {
  for (const { key, name, description } of file.licences) {
    const languages = new Set([...Object.keys(name), ...Object.keys(description)]);
    const texts = Object.fromEntries(
      [...languages].map((code) => [code, { name: name[code] ?? '', description: description[code] ?? '' }]),
    );
    await saveLicence(trx, { realmId, key, texts });
  }
}
