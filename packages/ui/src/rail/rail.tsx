// A row of cards that scrolls sideways: by touch, by wheel, by its arrows, or along with the focus. A row that is far
// from the screen has its heading and its height, and nothing else.
import type { CardLayout } from '@matinee/rules';
import { useCallback, useId, useRef } from 'react';
import { classNames } from '../styles/class-names.ts';
import styles from './rail.module.css';
import { RailHead, type RailHeadProps } from './rail-head.tsx';
import { RailTrack, type RailTrackProps } from './rail-track.tsx';

export interface RailProps extends RailHeadProps, Omit<RailTrackProps, 'rows' | 'sizeKey' | 'onHighlight'> {
  cards: CardLayout;
  /** `inline`: the words stand beside the cards where there is room. */
  size?: 'normal' | 'large' | 'inline' | undefined;
  rows?: 1 | 2 | undefined;
  numbered?: boolean | undefined;
  /** What words stand under the pictures: title and facts, those and a few lines, or none. */
  text?: 'two' | 'many' | 'none' | undefined;
  /** Far from the screen: no cards. */
  far?: boolean | undefined;
}

export function Rail(props: RailProps) {
  const { cards, size = 'normal', rows = 1, numbered, text = 'two', far } = props;
  const heading = useId();
  const box = useRef<HTMLElement>(null);
  // An attribute and not a state: the cards of the row are no others for it.
  const highlight = useCallback((on: boolean) => {
    box.current?.toggleAttribute('data-highlighted', on);
  }, []);
  const sizeKey = [cards.kind, cards.shape, size, numbered && 'numbered', rows].join(' ');
  return (
    <section
      ref={box}
      aria-labelledby={heading}
      className={classNames(
        styles.rail,
        styles[cards.kind],
        cards.shape === 'poster' && styles.tall,
        styles[size],
        numbered && styles.numbered,
        styles[`${text}Lines`],
      )}
      data-rows={rows}
      data-entries={isRowOfEntries(props) ? '' : undefined}
    >
      <RailHead {...props} id={heading} inline={size === 'inline'} />
      {far ? (
        <div className={styles.window} />
      ) : (
        <RailTrack {...props} rows={rows} sizeKey={sizeKey} onHighlight={highlight} />
      )}
    </section>
  );
}

/** Two rows of cards with words are two rows of entries on phones: a small picture, and the words beside it. */
export function isRowOfEntries({
  cards,
  rows,
  size,
  text = 'two',
}: Pick<RailProps, 'cards' | 'rows' | 'size' | 'text'>): boolean {
  return rows === 2 && cards.kind === 'card' && size !== 'large' && text === 'two';
}
