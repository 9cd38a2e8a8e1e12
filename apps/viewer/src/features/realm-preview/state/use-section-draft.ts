import { useQuery } from '@tanstack/react-query';
import { useEnvironment } from '../../../shared/environment/environment.ts';

/** A page as it is saved, the way operators write it; undefined until it is there. */
export function useSectionDraft(section: string): Record<string, unknown> | undefined {
  const { caller } = useEnvironment();
  const { data } = useQuery({
    queryKey: ['preview', 'section', section],
    queryFn: ({ signal }) => caller.call('getSectionDraft', { params: { section }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return data?.section;
}
