import type { Card } from '@matinee/contract';
import type { LinkContext } from '@matinee/rules';
import { Rail } from '@matinee/ui';
import { useCallback } from 'react';
import { useLabel } from '../../../shared/environment/environment.ts';
import { useCardLinks } from '../../../shared/navigation/card-links.ts';
import { TitleCard } from './title-card.tsx';
import styles from './title-rail.module.css';

const cardLayout = { kind: 'card', shape: 'landscape' } as const;
/** Placeholders for loading titles. */
const skeletonCount = 8;
const renderNothing = () => null;

export interface TitleRailProps {
  heading: string;
  /** Undefined while loading. */
  titles: readonly Card[] | undefined;
  /** The list that the titles belong to. */
  getLinkContext?: ((title: Card) => LinkContext) | undefined;
}

/** A short row of titles that load all at once. */
export function TitleRail({ heading, titles, getLinkContext }: TitleRailProps) {
  const label = useLabel();
  const cardLinks = useCardLinks();
  const renderItem = useCallback(
    (index: number) => {
      const title = titles?.[index];
      return (
        title && (
          <TitleCard
            title={title}
            shape="landscape"
            context={getLinkContext?.(title)}
            cardLinks={cardLinks}
          />
        )
      );
    },
    [titles, getLinkContext, cardLinks],
  );
  return (
    <Rail
      title={heading}
      cardLayout={cardLayout}
      labels={{ previous: label('railPrevious'), next: label('railNext') }}
      count={titles?.length ?? skeletonCount}
      loadedCount={titles?.length ?? 0}
      isBusy={!titles}
      renderItem={renderItem}
    />
  );
}

/** Reserves the height of a row that loads near the viewport. It is hidden where scripts are disabled. */
export function TitleRailPlaceholder({ heading }: { heading: string }) {
  const label = useLabel();
  return (
    <div className={styles.placeholder} aria-hidden>
      <Rail
        title={heading}
        cardLayout={cardLayout}
        labels={{ previous: label('railPrevious'), next: label('railNext') }}
        isFarFromViewport
        count={0}
        renderItem={renderNothing}
      />
    </div>
  );
}
