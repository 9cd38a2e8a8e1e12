// A row of cards that scrolls horizontally: by touch, wheel, arrow buttons or focus. Far from the viewport it
// renders its heading and reserves its height.
import type { CardLayout } from '@matinee/rules';
import { useCallback, useId, useRef } from 'react';
import { joinClassNames } from '../styles/class-names.ts';
import styles from './rail.module.css';
import { RailHeader, type RailHeaderProps } from './rail-header.tsx';
import { RailTrack, type RailTrackProps } from './rail-track.tsx';

export interface RailProps
  extends RailHeaderProps,
    Omit<RailTrackProps, 'rowCount' | 'sizeKey' | 'onHighlight'> {
  cardLayout: CardLayout;
  /** `inline`: the text is beside the cards in wide windows. */
  size?: 'normal' | 'large' | 'inline' | undefined;
  rowCount?: 1 | 2 | undefined;
  isNumbered?: boolean | undefined;
  /** Text below the images: title and metadata, title and several lines, or none. */
  textLines?: 'two' | 'many' | 'none' | undefined;
  /** Renders no cards. */
  isFarFromViewport?: boolean | undefined;
}

export function Rail(props: RailProps) {
  const {
    cardLayout,
    size = 'normal',
    rowCount = 1,
    isNumbered,
    textLines = 'two',
    isFarFromViewport,
  } = props;
  const headingId = useId();
  const section = useRef<HTMLElement>(null);
  // Sets an attribute instead of React state, which would render the cards again.
  const setHighlighted = useCallback((isOn: boolean) => {
    section.current?.toggleAttribute('data-highlighted', isOn);
  }, []);
  const sizeKey = [
    cardLayout.kind,
    cardLayout.shape,
    size,
    isNumbered && 'numbered',
    rowCount,
    textLines,
  ].join(' ');
  return (
    <section
      ref={section}
      aria-labelledby={headingId}
      className={joinClassNames(
        styles.rail,
        styles[cardLayout.kind],
        cardLayout.shape === 'poster' && styles.posterShape,
        styles[size],
        isNumbered && styles.numbered,
        styles[`${textLines}Lines`],
      )}
      data-rows={rowCount}
      data-list-on-phones={isListOnPhones(props) ? '' : undefined}
    >
      <RailHeader {...props} id={headingId} isInline={size === 'inline'} />
      {isFarFromViewport ? (
        <div className={styles.viewport} />
      ) : (
        <RailTrack {...props} rowCount={rowCount} sizeKey={sizeKey} onHighlight={setHighlighted} />
      )}
    </section>
  );
}

/** Whether phones show the cards as a list, with a small image and text beside it: two rows of plain cards. */
export function isListOnPhones({
  cardLayout,
  rowCount,
  size,
  textLines = 'two',
}: Pick<RailProps, 'cardLayout' | 'rowCount' | 'size' | 'textLines'>): boolean {
  return rowCount === 2 && cardLayout.kind === 'card' && size !== 'large' && textLines === 'two';
}
