// Tabs of the viewer's lists. The view links switch between the two views of the favourites.
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { type LinkedPage, PageLinks } from '../../../shared/ui/page-links.tsx';

const pages = [
  { key: 'FAVOURITES', labelKey: 'favourites' },
  { key: 'WATCHLISTS', labelKey: 'watchlists' },
  { key: 'HISTORY', labelKey: 'history' },
] as const satisfies readonly LinkedPage[];

export function LibraryLinks({ currentPage }: { currentPage: (typeof pages)[number]['key'] }) {
  const { label, realm } = useEnvironment();
  const visiblePages = pages.filter(({ key }) => key !== 'WATCHLISTS' || realm.features.watchlists);
  return (
    <PageLinks
      name={label('libraryNavigation')}
      pages={visiblePages}
      currentKey={currentPage}
      variant="tabs"
    />
  );
}

const views = [
  { key: 'FAVOURITES', labelKey: 'favouritesAsCards' },
  { key: 'MY_LIST', labelKey: 'favouritesAsList' },
] as const satisfies readonly LinkedPage[];

export type FavouritesPageKey = (typeof views)[number]['key'];

export function FavouritesViewLinks({ currentPage }: { currentPage: FavouritesPageKey }) {
  const { label } = useEnvironment();
  return <PageLinks name={label('favouritesViews')} pages={views} currentKey={currentPage} />;
}
