// Finds a container (series, playlist or live event) for one viewer, without its items.
import type { ContainerDetails } from '@matinee/contract';
import type { CallContext } from '../../../calls/index.ts';
import { createAccessDecider } from '../access.ts';
import type { LoadedCards } from '../card-loader.ts';
import type { LoadLicences } from '../ports.ts';
import { presentContainer } from '../present/container.present.ts';
import { type ContainerParams, type ContainerRow, selectContainer } from '../queries/container.queries.ts';
import { listRequiredLicenceKeys } from './read-video.ts';

export interface FoundContainer {
  row: ContainerRow;
  /** Presents the container without its people. `loadedCards` must include the container's card. */
  present(loadedCards: LoadedCards): Omit<ContainerDetails, 'people'>;
}

/** Returns undefined when the realm has no such container or the viewer may not see it. */
export async function findContainer(
  ctx: CallContext,
  loadLicences: LoadLicences,
  { type, publicId }: { type: ContainerParams['type']; publicId: string },
): Promise<FoundContainer | undefined> {
  const { db, realm, now, languages } = ctx;
  const row = await selectContainer(db, { realmId: realm.id, now, languages, type, publicId });
  if (!row) return undefined;
  const access = createAccessDecider(ctx, 'page')(row);
  if (access.isOutsideAvailabilityWindow) return undefined;
  const licenceKeys = listRequiredLicenceKeys(row.access);
  const licences =
    licenceKeys.length > 0 ? await loadLicences(db, { realmId: realm.id, keys: licenceKeys, languages }) : [];
  return {
    row,
    present(loadedCards) {
      const card = loadedCards.getCard(row.id);
      if (!card) throw new Error(`The card of ${row.public_id} was not loaded`);
      return presentContainer(row, { card, access, licences });
    },
  };
}
