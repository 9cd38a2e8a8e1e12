// The texts of the banner. Page texts would put their code into a chunk that every page loads.
import { useQuery } from '@tanstack/react-query';
import { useEnvironment } from '../../../shared/environment/environment.ts';

const keys = ['impersonationActingAs', 'impersonationStop', 'impersonationTitle'] as const;

/** Returns undefined until the texts have loaded. */
export function useBannerTexts(): Partial<Record<(typeof keys)[number], string>> | undefined {
  const { caller, language } = useEnvironment();
  const { data } = useQuery({
    queryKey: ['texts', 'impersonation-banner', language],
    queryFn: ({ signal }) => caller.call('getTexts', { body: { keys: [...keys], language }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
