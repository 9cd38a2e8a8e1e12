// A button of a hero or row that adds a title to the favourites or to a watchlist instead of linking to it. Rendered
// only for viewers who may add it.
import type { CtaButton } from '@matinee/contract';
import { getSaveAction } from '@matinee/rules';
import { Button, DeferredIcon } from '@matinee/ui';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import styles from '../../../shared/ui/action-button.module.css';
import { AddToWatchlistButton } from './add-to-watchlist-button.tsx';
import { type FavouriteTitle, useFavourite } from './use-favourite.ts';

export interface SaveButtonProps {
  button: CtaButton;
  variant: 'cta' | 'quiet';
}

export default function SaveButton({ button: { link, content, ctaText }, variant }: SaveButtonProps) {
  const action = getSaveAction(link);
  if (!content || !action) return null;
  const buttonProps = { title: content, text: ctaText, variant };
  return action === 'favourites' ? (
    <SaveFavouriteButton {...buttonProps} />
  ) : (
    <AddToWatchlistButton {...buttonProps} />
  );
}

interface SaveFavouriteButtonProps {
  title: FavouriteTitle;
  text: string | undefined;
  variant: SaveButtonProps['variant'];
}

function SaveFavouriteButton({ title, text, variant }: SaveFavouriteButtonProps) {
  const { label } = useEnvironment();
  const { isFavourite, toggle } = useFavourite(title);
  return (
    <Button variant={variant} data-focus-item onClick={toggle}>
      <span className={styles.iconAndText}>
        <DeferredIcon name="heart" isFilled={isFavourite} />
        {isFavourite ? label('removeFromFavourites') : text || label('addToFavourites')}
      </span>
    </Button>
  );
}
