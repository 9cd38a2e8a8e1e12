// The documents of the mail pages for administrators.

import { getDirection } from '@matinee/rules';
import type { FastifyReply } from 'fastify';
import type { RealmContext } from '../../calls/index.ts';
import { getThemeTokens } from '../../domains/realm/index.ts';
import { buildContentSecurityPolicy, documentHeaders } from '../content-security.ts';
import { escapeAttribute } from '../escape-attribute.ts';

const style = `
*{box-sizing:border-box}
html{color-scheme:var(--scheme);background:var(--color-background);color:var(--color-text);font:1rem/1.5 system-ui,sans-serif}
body{max-width:72rem;margin:0 auto;padding:24px 20px 64px}
a{color:var(--color-text);text-underline-offset:3px}
h1{margin:0 0 8px;font-size:1.75rem;line-height:1.2;overflow-wrap:anywhere}
h2{margin:32px 0 12px;font-size:1.05rem}
nav{display:flex;flex-wrap:wrap;gap:8px 20px;margin:0 0 24px}
nav a,.mails a{display:flex;align-items:center;min-height:44px}
p{margin:0 0 16px}
.muted{color:var(--color-text-muted)}
.notice{padding:12px 16px;border-inline-start:4px solid var(--color-cta);border-radius:8px;background:var(--color-surface)}
.mails{display:grid;gap:8px;margin:0;padding:0;list-style:none}
.mails a{display:grid;gap:2px;padding:12px 16px;border-radius:10px;background:var(--color-surface);text-decoration:none}
.mails a:hover,.mails a:focus-visible{background:var(--color-surface-raised)}
.mails strong,.mails span{overflow-wrap:anywhere}
.mails span{color:var(--color-text-muted);font-size:.875rem}
:focus-visible{outline:3px solid var(--color-focus);outline-offset:2px}
dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 16px;margin:0 0 24px}
dt{color:var(--color-text-muted)}
dd{margin:0;overflow-wrap:anywhere}
form{display:flex;flex-wrap:wrap;align-items:end;gap:16px;margin:0 0 24px}
label{display:grid;gap:4px;color:var(--color-text-muted);font-size:.875rem}
select,button{min-height:44px;padding:8px 14px;border:1px solid var(--color-line);border-radius:8px;background:var(--color-surface);color:var(--color-text);font:inherit}
button{border-color:transparent;background:var(--color-cta);color:var(--color-on-cta);font-weight:600;cursor:pointer}
.frames{display:grid;grid-template-columns:minmax(0,1fr) 390px;gap:24px;align-items:start}
.frames h2{margin-block-start:0}
iframe{display:block;inline-size:100%;block-size:46rem;border:1px solid var(--color-line);border-radius:12px;background:#fff}
.light{color-scheme:light}
.dark{color-scheme:dark}
pre{margin:0;padding:16px;border-radius:12px;background:var(--color-surface);font:.875rem/1.6 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere;unicode-bidi:plaintext;text-align:start}
@media (max-width:60rem){.frames{grid-template-columns:minmax(0,1fr)}.frames iframe{max-inline-size:100%}}
`;

export interface AdminDocument {
  realm: RealmContext;
  language: string;
  title: string;
  /** Markup. */
  body: string;
}

export function sendAdminDocument(
  reply: FastifyReply,
  { realm, language, title, body }: AdminDocument,
): FastifyReply {
  const tokens = Object.entries(getThemeTokens(realm));
  const realmStyle = `:root{${tokens.map(([name, value]) => `${name}:${value}`).join(';')}}${style}`;
  const name = escapeAttribute(realm.settings.name);
  const html =
    `<!doctype html><html lang="${escapeAttribute(language)}" dir="${getDirection(language)}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">' +
    `<title>${escapeAttribute(title)} · ${name}</title><style>${realmStyle}</style></head><body>${body}</body></html>`;
  return reply
    .headers({
      ...documentHeaders,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': buildContentSecurityPolicy([realmStyle]),
    })
    .send(html);
}

/** Without scripts. Links of a mail open in the whole window. */
const framePolicy = [
  'sandbox allow-top-navigation-by-user-activation',
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src http: https:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** Sends the HTML part of a mail, for a frame with light or dark colours. */
export function sendMailFrame(reply: FastifyReply, html: string): FastifyReply {
  const { scheme } = reply.request.query as Readonly<Record<string, unknown>>;
  const colourQuery = scheme === 'dark' ? '@media all' : '@media not all';
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': framePolicy,
    })
    .send(
      html
        .replaceAll('<a ', '<a target="_top" ')
        .replace('@media (prefers-color-scheme:dark)', scheme === undefined ? '$&' : colourQuery),
    );
}
