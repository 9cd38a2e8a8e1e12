import type { ReactNode } from 'react';
import { joinClassNames } from '../styles/class-names.ts';
import styles from './rail-header.module.css';

export interface RailHeaderProps {
  title: string;
  description?: string | undefined;
  textAlignment?: 'LEFT' | 'CENTER' | 'RIGHT' | undefined;
  /** Buttons below the text. */
  actions?: ReactNode;
  /** Rendered at the end of the line, for example a link to all titles. */
  endAction?: ReactNode;
  /** Uses the text sizes of a hero. */
  isFeatured?: boolean | undefined;
}

/** The text above the cards of a row or, `inline`, beside them. `id` is the id of the heading. */
export function RailHeader(props: RailHeaderProps & { id: string; isInline: boolean }) {
  const { id, title, description, textAlignment, actions, endAction, isFeatured, isInline } = props;
  return (
    <div
      className={joinClassNames(styles.header, isFeatured && styles.featured, isInline && styles.inline)}
      data-text-alignment={textAlignment === 'LEFT' ? undefined : textAlignment}
    >
      <div className={styles.text}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {description && <p className={styles.description}>{description}</p>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {endAction}
    </div>
  );
}
