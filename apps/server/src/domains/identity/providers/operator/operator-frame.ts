// Serves the document in which the script of an operator runs. The `sandbox` policy gives it an opaque origin: the script
// cannot read the tokens, cookies and storage of this service, and sends requests only to the operator.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RealmContext } from '../../../../calls/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import { sendRefusal } from '../../../../platform/http/index.ts';
import { html } from '../../mail/escape-html.ts';
import type { OperatorSettings } from './operator-provider.ts';

const framePath = '/operator-frame';

const frameScript = readFileSync(new URL('./operator-frame.js', import.meta.url), 'utf8');
const frameScriptHash = createHash('sha256').update(frameScript).digest('base64');

export function registerOperatorFrame(
  app: FastifyInstance,
  findRealm: (request: FastifyRequest) => RealmContext | undefined,
): void {
  app.get(framePath, async (request, reply) => {
    const providers = findRealm(request)?.settings.signInProviders ?? [];
    const operator = providers.find((provider) => provider.kind === 'operator');
    if (!operator) return sendRefusal(reply, refuse('notFound'));
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': buildPolicy(operator),
        'cache-control': 'private, no-cache',
        'permissions-policy': 'camera=(), microphone=(), geolocation=(), fullscreen=(), payment=()',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      })
      .send(renderFrame(operator));
  });
}

function buildPolicy({ baseUri, sdkUri }: OperatorSettings): string {
  const sdkOrigin = new URL(sdkUri).origin;
  const origins = [...new Set([sdkOrigin, new URL(baseUri).origin])].join(' ');
  return [
    // Popups are for links, such as to the terms of the operator.
    'sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox',
    "default-src 'none'",
    `script-src ${sdkOrigin} 'sha256-${frameScriptHash}'`,
    `style-src 'unsafe-inline' ${origins}`,
    `img-src data: ${origins}`,
    `font-src data: ${origins}`,
    `connect-src ${origins}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

function renderFrame({
  name,
  baseUri,
  sdkUri,
  mediaProperties,
  environment,
  additionalConfig,
}: OperatorSettings): string {
  const config = JSON.stringify({ baseUri, mediaProperties, environment, additionalConfig });
  return [
    '<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    html`<title>${name}</title></head><body>`,
    `<script id="config" type="application/json">${config.replaceAll('<', '\\u003c')}</script>`,
    html`<script src="${new URL(sdkUri).href}"></script>`,
    `<script>${frameScript}</script></body></html>`,
  ].join('');
}
