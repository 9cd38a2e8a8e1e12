// Fetches the source of a feed with a conditional request, so that an unchanged source sends no body.

import { fetchOutbound } from '../../../platform/outbound-http/index.ts';
import type { SourceFeed } from '../queries/feeds.queries.ts';
import type { SourceItem } from '../source/parse-source-document.ts';
import { parseSourceDocumentInWorker } from '../source/parse-source-document-in-worker.ts';
import { SourceError } from '../source/source-error.ts';

export interface FetchedFeed {
  /** Null when the source has not changed. */
  items: SourceItem[] | null;
  etag: string | null;
  lastModified: string | null;
}

const limits = { maxBytes: 5_000_000, timeoutMs: 20_000 };
const maxItems = 200;
const maxHeaderLength = 500;

export async function fetchFeed(feed: SourceFeed, signal: AbortSignal): Promise<FetchedFeed> {
  const { source_url: url, etag, last_modified, private_network: privateNetwork } = feed;
  const { status, headers, body } = await fetchOutbound({
    url,
    ...limits,
    allowPrivateNetwork: privateNetwork,
    signal,
    headers: {
      accept: 'application/rss+xml, application/atom+xml, application/xml;q=0.9, text/xml;q=0.8, */*;q=0.1',
      ...(etag && { 'if-none-match': etag }),
      ...(last_modified && { 'if-modified-since': last_modified }),
    },
  });
  if (status === 304) return { items: null, etag, lastModified: last_modified };
  if (status !== 200) throw new SourceError(`The server of the source responded with status ${status}.`);
  const contentType = headers['content-type'] ?? '';
  const items = await parseSourceDocumentInWorker({ bytes: body, contentType, url, maxItems });
  return { items, etag: dropIfTooLong(headers.etag), lastModified: dropIfTooLong(headers['last-modified']) };
}

function dropIfTooLong(header: string | undefined): string | null {
  return header !== undefined && header.length <= maxHeaderLength ? header : null;
}
