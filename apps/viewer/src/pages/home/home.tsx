import { useQuery } from '@tanstack/react-query';
import { usePromoItems } from '../../entities/promo-item/promo-items-query.ts';
import { PromoStrip } from '../../entities/promo-item/promo-strip.tsx';
import { createHomeQuery } from '../../entities/section/section-query.ts';
import { SectionSkeleton } from '../../features/section/components/section-skeleton.tsx';
import { SectionView } from '../../features/section/components/section-view.tsx';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { ErrorPage } from '../../shared/errors/error-panel.tsx';

export default function Home() {
  const environment = useEnvironment();
  const { label, realm } = environment;
  const { data: section, error, refetch } = useQuery(createHomeQuery(environment));
  const promoItems = usePromoItems('home');
  if (error && !section)
    return <ErrorPage title={label('homeFailedTitle')} error={error} onRetry={() => void refetch()} />;
  if (!section) return <SectionSkeleton />;
  return (
    <>
      <title>{[section.title, realm.name].filter(Boolean).join(' · ')}</title>
      <SectionView section={section} promo={<PromoStrip items={promoItems} />} />
    </>
  );
}
