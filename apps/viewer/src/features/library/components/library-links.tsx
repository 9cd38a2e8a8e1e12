// Links between favourites, my list and history.
import { useLabel } from '../../../shared/environment/environment.ts';
import { type LinkedPage, PageLinks } from '../../../shared/ui/page-links.tsx';

const pages = [
  { key: 'FAVOURITES', labelKey: 'favourites' },
  { key: 'MY_LIST', labelKey: 'myList' },
  { key: 'HISTORY', labelKey: 'history' },
] as const satisfies readonly LinkedPage[];

export function LibraryLinks({ currentPage }: { currentPage: (typeof pages)[number]['key'] }) {
  const label = useLabel();
  return <PageLinks name={label('libraryNavigation')} pages={pages} currentKey={currentPage} />;
}
