// More of the same kind, below a title. It is asked for once somebody comes near it, and its absence is no fault.
import type { Video } from '@matinee/contract';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useEnvironment } from '../../../environment/environment.ts';
import { useNear } from '../../../environment/use-near.ts';
import { TitleRail } from '../../../titles/title-rail.tsx';
import { relatedTitles } from '../state/related.ts';

export function RelatedTitles({ video }: { video: Video }) {
  const { caller, language } = useEnvironment();
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const turnTo = useCallback(() => setNear(true), []);
  useNear(box, !isNear, turnTo, '10%');
  // Not the page's own copy of the section: that one holds only what its first screen shows.
  const { data: section } = useQuery({
    queryKey: ['section', 'HOME', language, 'whole'],
    queryFn: ({ signal }) => caller.call('getSection', { params: { section: 'HOME' }, query: {}, signal }),
    enabled: isNear,
  });
  const related = section && relatedTitles(video, section);
  return <div ref={box}>{related && <TitleRail heading={related.name} titles={related.titles} />}</div>;
}
