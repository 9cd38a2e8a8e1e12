// More of the same kind, below a title. It comes after everything else and its absence is no fault.
import type { Video } from '@matinee/contract';
import { useQuery } from '@tanstack/react-query';
import { useEnvironment } from '../../../environment/environment.ts';
import { TitleRail } from '../../../titles/title-rail.tsx';
import { relatedTitles } from '../state/related.ts';

export function RelatedTitles({ video }: { video: Video }) {
  const { caller, client, language } = useEnvironment();
  // Not the page's own copy of the section: that one holds only what its first screen shows.
  const { data: section } = useQuery({
    queryKey: ['section', 'HOME', language, 'whole'],
    queryFn: ({ signal }) => caller.call('getSection', { params: { section: 'HOME' }, query: {}, signal }),
    enabled: client !== null,
  });
  const related = section && relatedTitles(video, section);
  return related ? <TitleRail heading={related.name} titles={related.titles} /> : null;
}
