// Preloads code and data of a page whose link is pointed at.
import type { Page, PageArguments } from '../../../shared/navigation/page.ts';
import type { PageContext } from './load-page.ts';

/** How likely a navigation is: the pointer reached the link, rests on it, or presses it. */
export type Likelihood = 'reached' | 'rested on' | 'pressed';

/** Idempotent: loaded parts are not requested again. */
export function prefetchPage(
  page: Page,
  args: PageArguments,
  { environment, queryClient }: PageContext,
  likelihood: Likelihood,
): void {
  page.load().catch(() => {});
  page.preloadCode?.();
  if (likelihood === 'pressed') page.startLoading?.(environment, queryClient, args);
  if (likelihood === 'rested on') page.prefetchData?.(environment, queryClient, args);
  for (const query of page.queries?.(environment, args) ?? []) void queryClient.prefetchQuery(query);
}
