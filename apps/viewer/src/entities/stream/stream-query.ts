// Reads the streams of a title: the manifest call decides access and returns a URL, whose response describes
// the streams. Used by the video page and by video backgrounds.
import { toCallError } from '@matinee/client';
import type { StreamMetadata } from '@matinee/contract';
import { createPageQuery, type PageQuery, type RequestContext } from '../../shared/query/page-query.ts';

/** Media tokens expire after some minutes, so the streams of an older response may not play any more. */
const staleTimeMs = 60_000;

export function createStreamQuery(context: RequestContext, id: string): PageQuery<StreamMetadata> {
  return createPageQuery<StreamMetadata>({
    queryKey: ['stream', id, context.language],
    queryFn: () => fetchStream(context, id),
    staleTime: staleTimeMs,
    gcTime: staleTimeMs,
    retry: false,
  });
}

/** @throws CallError `accessDenied`, `playbackUnavailable`, `notReady` … */
export async function fetchStream({ caller, language }: RequestContext, id: string): Promise<StreamMetadata> {
  const { playbackDetailsUrl } = await caller.call('postVideoManifest', {
    params: { id },
    query: { includePlaybackDetails: 'URL' },
  });
  const response = await fetch(toSecureUrl(playbackDetailsUrl), { headers: { 'accept-language': language } });
  const stream: unknown = await response.json().catch(() => null);
  if (!response.ok || stream === null) {
    throw toCallError(response, stream);
  }
  return stream as StreamMetadata;
}

/** A page loaded over https cannot request http. */
function toSecureUrl(address: string): string {
  return window.location.protocol === 'https:' ? address.replace(/^http:/, 'https:') : address;
}
