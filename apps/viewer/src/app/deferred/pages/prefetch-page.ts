// Preloads the code and the data of a page when a viewer focuses, touches, hovers or presses a link to it.
import type { Page, PageArguments } from '../../../shared/navigation/page.ts';
import type { PageContext } from './load-page.ts';

/** The event on the link. `hover` and `press` are events of a mouse. */
export type PrefetchTrigger = 'focus' | 'touch' | 'hover' | 'press';

/** Loaded code and fresh data are not requested again. */
export function prefetchPage(
  page: Page,
  args: PageArguments,
  { environment, queryClient }: PageContext,
  trigger: PrefetchTrigger,
): void {
  page.load().catch(() => {});
  page.preloadCode?.();
  if (trigger === 'press') page.startLoading?.(environment, queryClient, args);
  if (trigger === 'hover') page.prefetchData?.(environment, queryClient, args);
  for (const query of page.listQueries?.(environment, args) ?? []) void queryClient.prefetchQuery(query);
}
