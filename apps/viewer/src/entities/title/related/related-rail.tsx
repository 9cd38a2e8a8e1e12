import { useQuery } from '@tanstack/react-query';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { TitleRail } from '../card/title-rail.tsx';

export default function RelatedRail({ id }: { id: string }) {
  const { caller, label, language } = useEnvironment();
  const { data, isPending } = useQuery({
    queryKey: ['related', id, language],
    queryFn: ({ signal }) => caller.call('getRelated', { params: { id }, query: {}, signal }),
  });
  const titles = data?.titles;
  return isPending || titles?.length ? <TitleRail heading={label('relatedTitles')} titles={titles} /> : null;
}
