// A row of cards that scrolls sideways: by touch, by wheel, by its arrows, or along with the focus. A row that is far
// from the screen has its heading and its height, and nothing else.
import type { RowCards } from '@matinee/rules';
import { type ReactNode, useCallback, useId, useRef } from 'react';
import { classNames } from '../styles/class-names.ts';
import styles from './rail.module.css';
import { RailTrack } from './rail-track.tsx';

export interface RailProps {
  title: string;
  description?: string | undefined;
  textAlignment?: 'LEFT' | 'CENTER' | 'RIGHT' | undefined;
  /** Buttons under the heading's words. */
  calls?: ReactNode;
  /** What stands at the end of the heading's line, for example a link to all. */
  action?: ReactNode;
  cards: RowCards;
  /** `inline`: the words stand beside the cards where there is room. */
  size?: 'normal' | 'large' | 'inline' | undefined;
  /** The words are as large as those of a hero. */
  featured?: boolean | undefined;
  rows?: 1 | 2 | undefined;
  numbered?: boolean | undefined;
  /** What words stand under the pictures: title and facts, those and a few lines, or none. */
  text?: 'two' | 'many' | 'none' | undefined;
  labels: { previous: string; next: string };
  /** Items in all, with those that are still to come, and how many of them are there. */
  count: number;
  known?: number | undefined;
  /** More of them are on their way. */
  busy?: boolean | undefined;
  /** The card at an index, and what it grows into under the mouse. */
  item: (index: number) => ReactNode;
  preview?: ((index: number) => ReactNode) | undefined;
  /** Stands after the cards that are there, in place of one to come. */
  end?: ReactNode;
  /** The viewer has come near the end. */
  onNearEnd?: (() => void) | undefined;
  /** Far from the screen: no cards. */
  far?: boolean | undefined;
}

export function Rail(props: RailProps) {
  const { title, description, textAlignment, calls, action, cards, featured, far } = props;
  const { size = 'normal', rows = 1, numbered, text = 'two' } = props;
  const heading = useId();
  const box = useRef<HTMLElement>(null);
  // An attribute and not a state: the cards of the row are no others for it.
  const highlight = useCallback((on: boolean) => {
    box.current?.toggleAttribute('data-highlighted', on);
  }, []);
  const look = [cards.kind, cards.shape, size, numbered && 'numbered', rows].join(' ');
  return (
    <section
      ref={box}
      aria-labelledby={heading}
      className={classNames(
        styles.rail,
        styles[cards.kind],
        cards.shape === 'poster' && styles.tall,
        styles[size],
        featured && styles.featured,
        numbered && styles.numbered,
        styles[`${text}Lines`],
      )}
      data-rows={rows}
      data-entries={isRowOfEntries(props) ? '' : undefined}
      data-text={textAlignment === 'LEFT' ? undefined : textAlignment}
    >
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 id={heading} className={styles.title}>
            {title}
          </h2>
          {description && <p className={styles.description}>{description}</p>}
          {calls && <div className={styles.calls}>{calls}</div>}
        </div>
        {action}
      </div>
      {far ? (
        <div className={styles.window} />
      ) : (
        <RailTrack
          count={props.count}
          known={props.known}
          busy={props.busy}
          rows={rows}
          look={look}
          labels={props.labels}
          item={props.item}
          end={props.end}
          preview={props.preview}
          onNearEnd={props.onNearEnd}
          onHighlight={highlight}
        />
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
