// What series, playlists and live events share: the thing itself, for this viewer, while its list is being read.
import type { ContainerFacts } from '@matinee/contract';
import type { CallContext } from '../../../calls/index.ts';
import { accessDecider } from '../access.ts';
import type { LoadedCards } from '../card-loader.ts';
import type { LoadLicences } from '../ports.ts';
import { presentContainer } from '../present/container.present.ts';
import { type ContainerParams, type ContainerRow, selectContainer } from '../queries/container.queries.ts';
import { licenceKeys } from './read-video.ts';

export interface FoundContainer {
  row: ContainerRow;
  /** The facts without people, once cards are dealt that include the container's own. */
  present(loaded: LoadedCards): Omit<ContainerFacts, 'people'>;
}

/** Undefined: not here, or not for this viewer to know of. */
export async function findContainer(
  ctx: CallContext,
  loadLicences: LoadLicences,
  { type, publicId }: { type: ContainerParams['type']; publicId: string },
): Promise<FoundContainer | undefined> {
  const { db, realm, now, languages } = ctx;
  const row = await selectContainer(db, { realmId: realm.id, now, languages, type, publicId });
  if (!row) return undefined;
  const access = accessDecider(ctx, 'page')(row);
  if (access.unavailable) return undefined;
  const keys = licenceKeys(row.access);
  const licences = keys.length > 0 ? await loadLicences(db, { realmId: realm.id, keys, languages }) : [];
  return {
    row,
    present(loaded) {
      const card = loaded.card(row.id);
      if (!card) throw new Error(`The card of ${row.public_id} was not dealt`);
      return presentContainer(row, { card, access, licences });
    },
  };
}
