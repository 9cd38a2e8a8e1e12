import { FavouritesLayout } from '../../features/library/components/favourites-layout.tsx';

/** The favourites as cards. */
export default function FavouritesPage() {
  return <FavouritesLayout page="FAVOURITES" />;
}
