// The top of the page of a series or a playlist: its artwork, its words, and the one thing to do next.
import type { ContainerFacts } from '@matinee/contract';
import { Badge, ButtonRow, type Picture } from '@matinee/ui';
import type { ReactNode } from 'react';
import { useLabel } from '../../../shared/environment/environment.ts';
import { FactList } from './fact-list.tsx';
import { stagePicture } from './header-image.ts';
import styles from './list-header.module.css';
import { TitleStage } from './title-header.tsx';

export interface ListStageProps {
  facts: ContainerFacts;
  /** How much there is of it: `2 seasons`. */
  extent: readonly string[];
  /** Stands in when the container has no picture of its own. */
  picture: Picture | undefined;
  /** Buttons. */
  actions?: ReactNode;
}

export function ListStage({ facts, extent, picture, actions }: ListStageProps) {
  const label = useLabel();
  const { description, ...told } = facts;
  const shown = stagePicture(facts) ?? picture;
  const words = (
    <>
      <FactList facts={[facts.year, facts.genres?.slice(0, 2).join(' · '), ...extent]} />
      {facts.rating !== undefined && (
        <Badge look="outline">{label('ageRating', { age: facts.rating })}</Badge>
      )}
    </>
  );
  const rest = (
    <div className={styles.rest}>
      {description && <p className={styles.description}>{description}</p>}
      {actions && <ButtonRow>{actions}</ButtonRow>}
    </div>
  );
  if (!shown) {
    return (
      <header className={styles.plain}>
        <div className={styles.facts}>{words}</div>
        <h1 className={styles.title}>{facts.title}</h1>
        {facts.tagline && <p className={styles.tagline}>{facts.tagline}</p>}
        {rest}
      </header>
    );
  }
  return (
    <div className={styles.stage}>
      <TitleStage title={told} picture={shown} facts={words} vertical="bottom" actions={rest} />
    </div>
  );
}
