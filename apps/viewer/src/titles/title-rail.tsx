import type { Card } from '@matinee/contract';
import { Rail, RailItem } from '@matinee/ui';
import { useLabel } from '../environment/environment.ts';
import { TitleCard } from './title-card.tsx';

/** A short row of titles that are all at hand. */
export function TitleRail({ heading, titles }: { heading: string; titles: readonly Card[] }) {
  const label = useLabel();
  return (
    <Rail
      title={heading}
      shape="landscape"
      labels={{ previous: label('railPrevious'), next: label('railNext') }}
    >
      {titles.map((title) => (
        <RailItem key={title.id}>
          <TitleCard title={title} shape="landscape" />
        </RailItem>
      ))}
    </Rail>
  );
}
