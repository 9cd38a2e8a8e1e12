// To what comes before and after. Never mirrored, like all that moves in time.

import { useLabel, usePlayer } from '../context.ts';
import { Icon } from '../icons.tsx';
import { IconButton } from './button.tsx';
import styles from './step-buttons.module.css';

export interface PreviousTitle {
  title: string;
  /** Whether the way back leads there from this second of the title; it begins anew otherwise. */
  leadsFrom: (position: number) => boolean;
}

export interface StepButtonsProps {
  next?: { title: string } | undefined;
  onNext?: (() => void) | undefined;
  previous?: PreviousTitle | undefined;
  onPrevious?: (() => void) | undefined;
}

export function StepButtons({ next, onNext, previous, onPrevious }: StepButtonsProps) {
  const label = useLabel();
  const leadsBack = usePlayer(({ position }) => previous?.leadsFrom(position) ?? false);
  return (
    <span className={styles.steps} dir="ltr">
      {onPrevious && (
        <IconButton
          label={leadsBack ? named(label('previous'), previous) : label('restart')}
          onPress={onPrevious}
        >
          <Icon name="previous" />
        </IconButton>
      )}
      {onNext && (
        <IconButton label={named(label('next'), next)} onPress={onNext}>
          <Icon name="next" />
        </IconButton>
      )}
    </span>
  );
}

function named(way: string, to: { title: string } | undefined): string {
  return to ? `${way}: ${to.title}` : way;
}
