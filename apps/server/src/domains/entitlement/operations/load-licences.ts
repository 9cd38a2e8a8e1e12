import type { Licence } from '@matinee/contract';
import { pickText } from '@matinee/rules';
import type { Executor } from '../../../platform/database/index.ts';
import { type LicenceRow, selectLicences } from '../entitlement.queries.ts';

interface LicenceParams {
  realmId: number;
  keys: readonly string[];
  languages: readonly string[];
}

/** Returns licences in the order of `keys`, each in the first language that it has a text in. Omits unknown keys. */
export async function loadLicences(executor: Executor, params: LicenceParams): Promise<Licence[]> {
  return [...(await loadLicencesByKey(executor, params)).values()];
}

/** As `loadLicences`, by key. */
export async function loadLicencesByKey(
  executor: Executor,
  { realmId, keys, languages }: LicenceParams,
): Promise<Map<string, Licence>> {
  if (keys.length === 0) return new Map();
  const rows = await selectLicences(executor, realmId, keys);
  return new Map(
    keys.flatMap((key) => {
      const row = rows.find((licence) => licence.key === key);
      return row ? [[key, presentLicence(row, languages)]] : [];
    }),
  );
}

function presentLicence({ public_id, key, texts }: LicenceRow, languages: readonly string[]): Licence {
  const pickLicenceText = (field: 'name' | 'description') =>
    pickText(
      Object.fromEntries(Object.entries(texts).map(([code, text]) => [code, text[field]])),
      languages,
    ) ?? '';
  return {
    id: public_id,
    name: pickLicenceText('name') || key,
    description: pickLicenceText('description'),
  };
}
