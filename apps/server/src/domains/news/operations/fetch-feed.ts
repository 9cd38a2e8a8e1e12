// Looks at the source of a feed: asks only for what is newer than what we have, and keeps what is new or changed.

import { fetchOutbound } from '../../../platform/outbound-http/index.ts';
import type { SourceFeed } from '../queries/feeds.queries.ts';
import { readInThread } from '../source/read-in-thread.ts';
import type { SourceItem } from '../source/read-source.ts';
import { SourceError } from '../source/source-error.ts';

export interface Fetched {
  /** Null: nothing has changed since. */
  items: SourceItem[] | null;
  etag: string | null;
  lastModified: string | null;
}

const limits = { maxBytes: 5_000_000, timeoutMs: 20_000 };
const maxItems = 200;
const longestTag = 500;

export async function fetchFeed(feed: SourceFeed, signal: AbortSignal): Promise<Fetched> {
  const { address, etag, last_modified, private_network: privateNetwork } = feed;
  const { status, headers, body } = await fetchOutbound({
    url: address,
    ...limits,
    privateNetwork,
    signal,
    headers: {
      accept: 'application/rss+xml, application/atom+xml, application/xml;q=0.9, text/xml;q=0.8, */*;q=0.1',
      ...(etag && { 'if-none-match': etag }),
      ...(last_modified && { 'if-modified-since': last_modified }),
    },
  });
  if (status === 304) return { items: null, etag, lastModified: last_modified };
  if (status !== 200) throw new SourceError(`The server answered ${status}.`);
  const contentType = headers['content-type'] ?? '';
  const items = await readInThread({ bytes: body, contentType, address, maxItems });
  return { items, etag: kept(headers.etag), lastModified: kept(headers['last-modified']) };
}

function kept(tag: string | undefined): string | null {
  return tag !== undefined && tag.length <= longestTag ? tag : null;
}
