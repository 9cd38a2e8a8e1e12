// Buttons for the previous and the next title. They keep their left-to-right order on right-to-left pages,
// like all time controls.

import { useLabel, usePlayer } from '../context.ts';
import { Icon } from '../icons.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './previous-next-buttons.module.css';

export interface PreviousTitle {
  title: string;
  /**
   * Whether `onPrevious` opens the previous title when the current one is at this position (seconds).
   * Otherwise the button restarts the current title.
   */
  shouldOpenPrevious: (position: number) => boolean;
}

export interface PreviousNextButtonsProps {
  next?: { title: string } | undefined;
  onNext?: (() => void) | undefined;
  previous?: PreviousTitle | undefined;
  onPrevious?: (() => void) | undefined;
}

export function PreviousNextButtons({ next, onNext, previous, onPrevious }: PreviousNextButtonsProps) {
  const label = useLabel();
  const opensPrevious = usePlayer(({ position }) => previous?.shouldOpenPrevious(position) ?? false);
  return (
    <span className={styles.buttons} dir="ltr">
      {onPrevious && (
        <IconButton
          label={opensPrevious ? formatLabelWithTitle(label('previous'), previous) : label('restart')}
          onPress={onPrevious}
        >
          <Icon name="previous" />
        </IconButton>
      )}
      {onNext && (
        <IconButton label={formatLabelWithTitle(label('next'), next)} onPress={onNext}>
          <Icon name="next" />
        </IconButton>
      )}
    </span>
  );
}

function formatLabelWithTitle(label: string, target: { title: string } | undefined): string {
  return target ? `${label}: ${target.title}` : label;
}
