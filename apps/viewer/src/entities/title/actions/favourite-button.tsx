import { DeferredIcon } from '@matinee/ui';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { ActionButton, type ActionVariant } from '../../../shared/ui/action-button.tsx';
import { type FavouriteTitle, useFavourite } from './use-favourite.ts';

export interface FavouriteButtonProps {
  title: FavouriteTitle;
  variant?: ActionVariant;
  /** Only the mouse can reach the button. */
  isMouseOnly?: boolean;
  onToggle?: () => void;
}

/** Is always visible: the caller decides who sees it, usually with `selectVisibleActions`. */
export function FavouriteButton({ title, variant, isMouseOnly, onToggle }: FavouriteButtonProps) {
  const { label } = useEnvironment();
  const { isFavourite, toggle } = useFavourite(title);
  return (
    <ActionButton
      variant={variant}
      icon={<DeferredIcon name="heart" isFilled={isFavourite} />}
      text={label(isFavourite ? 'removeFromFavourites' : 'addToFavourites')}
      titleName={title.title}
      isMouseOnly={isMouseOnly}
      onClick={() => {
        onToggle?.();
        toggle();
      }}
    />
  );
}
