// The page that the server sends when it cannot render one: no realm matches the host, the URL is not that of a page, the
// server is overloaded, or rendering failed. It loads no other files.
import { buildContentSecurityPolicy } from './content-security.ts';

const style =
  'html{color-scheme:dark;background:#0b0d12;color:#f4f2ec;font:1rem/1.6 system-ui,sans-serif}' +
  'body{display:grid;place-content:center;min-height:100vh;margin:0;padding:24px;text-align:center}' +
  'h1{margin:0 0 8px;font-size:1.75rem}p{margin:0;color:#b9bdc7}a{color:#ffb84d}';

const messages = {
  noRealm: {
    status: 404,
    title: 'Service not found',
    text: 'No realm of this service has this address.',
  },
  noPage: { status: 404, title: 'Page not found', text: 'This is not the address of a page.' },
  busy: {
    status: 503,
    title: 'Too many visitors',
    text: 'This page loads by itself in a few seconds.',
  },
  failed: { status: 500, title: 'Something went wrong', text: 'Try again in a moment.' },
} as const;

export type FallbackReason = keyof typeof messages;

export interface FallbackPage {
  status: number;
  html: string;
  policy: string;
}

interface FallbackOptions {
  requestId: string;
  /** The number of seconds after which the browser loads the page again. */
  retryAfter?: number | undefined;
}

/** In English: without a realm the language is unknown. */
export function renderFallbackPage(
  reason: FallbackReason,
  { requestId, retryAfter }: FallbackOptions,
): FallbackPage {
  const { status, title, text } = messages[reason];
  const html =
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    (retryAfter === undefined ? '' : `<meta http-equiv="refresh" content="${retryAfter}">`) +
    `<title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1><p>${text}</p>` +
    `<p><small>${requestId.replace(/[^\w.-]/g, '')}</small></p></main></body></html>`;
  return { status, html, policy: buildContentSecurityPolicy([style]) };
}
