import { MarkIcon } from '@matinee/ui';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { ActionButton, type ActionVariant } from '../../../shared/ui/action-button.tsx';
import { type FavouriteTitle, useFavourite } from './use-favourite.ts';

export interface FavouriteButtonProps {
  title: FavouriteTitle;
  look?: ActionVariant;
  /** Is only for the mouse. */
  unreachable?: boolean;
  onToggle?: () => void;
}

/** For whom it is, and for what, says the table of actions. */
export function FavouriteButton({ title, look, unreachable, onToggle }: FavouriteButtonProps) {
  const { label } = useEnvironment();
  const { isKept, toggle } = useFavourite(title);
  return (
    <ActionButton
      look={look}
      icon={<MarkIcon name="heart" filled={isKept} />}
      text={label(isKept ? 'removeFromFavourites' : 'addToFavourites')}
      about={title.title}
      unreachable={unreachable}
      onClick={() => {
        onToggle?.();
        toggle();
      }}
    />
  );
}
