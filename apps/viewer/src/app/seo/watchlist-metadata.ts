// The link preview of a shared watchlist.
import { CallError } from '@matinee/client';
import type { Environment } from '../../shared/environment/environment.ts';
import type { PageArguments } from '../../shared/navigation/page.ts';
import type { PageMetadata } from './page-metadata.ts';

/** Number of titles named in the preview. */
const maxNamedTitles = 5;

export async function readWatchlistMetadata({
  environment,
  args,
}: {
  environment: Environment;
  args: PageArguments;
}): Promise<PageMetadata | undefined> {
  const { caller, realm } = environment;
  const { watchlistId } = args.params;
  if (!watchlistId || !realm.features.watchlists || !realm.features.socialSharing) return undefined;
  try {
    const list = await caller.call('getWatchlist', {
      params: { id: watchlistId },
      query: { rpp: maxNamedTitles },
    });
    const params = { watchlistId: list.watchlistExternalId };
    const titles = list.content.map(({ title }) => title);
    return {
      target: { route: 'WATCHLISTS', params, query: { owner: list.ownerExternalId } },
      title: list.name,
      isUncacheable: true,
      ...(titles.length > 0 && { description: titles.join(' · ') }),
      ...(list.thumbnails[0] && { image: list.thumbnails[0] }),
    };
  } catch (error) {
    // Without the list there is no preview; the page reports the error.
    if (error instanceof CallError) return undefined;
    throw error;
  }
}
