import type { Card } from '@matinee/contract';
import { Rail } from '@matinee/ui';
import { useCallback } from 'react';
import { useLabel } from '../environment/environment.ts';
import { TitleCardFor } from './title-card.tsx';
import { useTargets } from './title-link.ts';

const cards = { kind: 'card', shape: 'landscape' } as const;

/** A short row of titles that are all at hand. */
export function TitleRail({ heading, titles }: { heading: string; titles: readonly Card[] }) {
  const label = useLabel();
  const targets = useTargets();
  const item = useCallback(
    (index: number) => {
      const title = titles[index];
      return title && <TitleCardFor title={title} shape="landscape" targets={targets} />;
    },
    [titles, targets],
  );
  return (
    <Rail
      title={heading}
      cards={cards}
      labels={{ previous: label('railPrevious'), next: label('railNext') }}
      count={titles.length}
      item={item}
    />
  );
}
