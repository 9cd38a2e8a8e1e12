import { useQuery } from '@tanstack/react-query';
import { useEnvironment } from '../environment/environment.ts';
import { TitleRail } from '../titles/title-rail.tsx';

export default function RelatedRail({ id }: { id: string }) {
  const { caller, label, language } = useEnvironment();
  const { data } = useQuery({
    queryKey: ['related', id, language],
    queryFn: ({ signal }) => caller.call('getRelated', { params: { id }, query: {}, signal }),
  });
  const titles = data?.titles ?? [];
  return titles.length > 0 && <TitleRail heading={label('relatedTitles')} titles={titles} />;
}
