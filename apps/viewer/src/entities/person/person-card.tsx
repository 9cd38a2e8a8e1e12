import type { PersonCard as PersonCardItem } from '@matinee/contract';
import { Card, gridImageSizes } from '@matinee/ui';
import { useEnvironment } from '../../shared/environment/environment.ts';

export function PersonCard({ person, loading }: { person: PersonCardItem; loading: 'eager' | 'lazy' }) {
  const { paths } = useEnvironment();
  return (
    <Card
      href={paths.buildPath('FIGHTER', { id: person.id })}
      title={person.name}
      metadata={person.note ?? ''}
      shape="poster"
      image={person.portrait}
      sizes={gridImageSizes.poster}
      loading={loading}
    />
  );
}
