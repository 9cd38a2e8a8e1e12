import { FavouritesLayout } from '../../features/library/components/favourites-layout.tsx';

/** The favourites as a list. */
export default function MyListPage() {
  return <FavouritesLayout page="MY_LIST" />;
}
