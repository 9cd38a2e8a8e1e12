// To what comes before and after. Never mirrored, like all that moves in time.

import { useLabel, usePlayer } from '../context.ts';
import { Icon } from '../icons.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './previous-next-buttons.module.css';

export interface PreviousTitle {
  title: string;
  /** Whether the way back leads there from this second of the title; it begins anew otherwise. */
  isPreviousAt: (position: number) => boolean;
}

export interface PreviousNextButtonsProps {
  next?: { title: string } | undefined;
  onNext?: (() => void) | undefined;
  previous?: PreviousTitle | undefined;
  onPrevious?: (() => void) | undefined;
}

export function PreviousNextButtons({ next, onNext, previous, onPrevious }: PreviousNextButtonsProps) {
  const label = useLabel();
  const goesToPrevious = usePlayer(({ position }) => previous?.isPreviousAt(position) ?? false);
  return (
    <span className={styles.buttons} dir="ltr">
      {onPrevious && (
        <IconButton
          label={goesToPrevious ? labelWithTitle(label('previous'), previous) : label('restart')}
          onPress={onPrevious}
        >
          <Icon name="previous" />
        </IconButton>
      )}
      {onNext && (
        <IconButton label={labelWithTitle(label('next'), next)} onPress={onNext}>
          <Icon name="next" />
        </IconButton>
      )}
    </span>
  );
}

function labelWithTitle(label: string, target: { title: string } | undefined): string {
  return target ? `${label}: ${target.title}` : label;
}
