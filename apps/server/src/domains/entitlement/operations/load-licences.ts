import type { Licence } from '@matinee/contract';
import { pickText } from '@matinee/rules';
import type { Executor } from '../../../platform/database/index.ts';
import { selectLicences } from '../entitlement.queries.ts';

/**
 * Returns licences in the order of their keys, each in the first language that it has a text in. Omits
 * unknown keys.
 */
export async function loadLicences(
  executor: Executor,
  { realmId, keys, languages }: { realmId: number; keys: readonly string[]; languages: readonly string[] },
): Promise<Licence[]> {
  if (keys.length === 0) return [];
  const rows = await selectLicences(executor, realmId, keys);
  return keys.flatMap((key) => {
    const row = rows.find((licence) => licence.key === key);
    if (!row) return [];
    const pickLicenceText = (field: 'name' | 'description') =>
      pickText(
        Object.fromEntries(Object.entries(row.texts).map(([code, texts]) => [code, texts[field]])),
        languages,
      ) ?? '';
    return [
      {
        id: row.public_id,
        name: pickLicenceText('name') || key,
        description: pickLicenceText('description'),
      },
    ];
  });
}
