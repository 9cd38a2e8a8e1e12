// From a title to its streams: the manifest call decides, the address it gives describes them. Used by the player of
// the video page and by moving backgrounds.
import { toCallError } from '@matinee/client';
import type { StreamMetadata } from '@matinee/contract';
import { type PageQuery, pageQuery, type RequestContext } from '../../shared/query/page-query.ts';

/** Media tokens last minutes: what is remembered longer may not play any more. */
const freshMs = 60_000;

export function streamQuery(asking: RequestContext, id: string): PageQuery<StreamMetadata> {
  return pageQuery<StreamMetadata>({
    queryKey: ['stream', id, asking.language],
    queryFn: () => fetchStream(asking, id),
    staleTime: freshMs,
    gcTime: freshMs,
    retry: false,
  });
}

/** @throws CallError `accessDenied`, `playbackUnavailable`, `notReady` … */
export async function fetchStream({ caller, language }: RequestContext, id: string): Promise<StreamMetadata> {
  const { playbackDetailsUrl } = await caller.call('postVideoManifest', {
    params: { id },
    query: { includePlaybackDetails: 'URL' },
  });
  const response = await fetch(secured(playbackDetailsUrl), { headers: { 'accept-language': language } });
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok || answer === null) {
    throw toCallError(response, answer);
  }
  return answer as StreamMetadata;
}

/** A page that came over https cannot ask over http. */
function secured(address: string): string {
  return window.location.protocol === 'https:' ? address.replace(/^http:/, 'https:') : address;
}
