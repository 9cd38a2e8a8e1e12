// Serves the HTML of plugins from the realm file. The `sandbox` policy gives each document an opaque origin
// without storage, cookies or network access, also when it is opened outside its frame.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RealmContext } from '../../../calls/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { sendRefusal } from '../../../platform/http/index.ts';

const pathPrefix = '/plugin-frames/';

/** A plugin id cannot start with a hyphen, so this path is free. */
const draftFramePath = `${pathPrefix}-draft`;

export const buildPluginFramePath = (id: string): string => `${pathPrefix}${id}`;

const contentSecurityPolicy = [
  'sandbox allow-scripts',
  "default-src 'none'",
  "script-src 'unsafe-inline'",
  "style-src 'unsafe-inline'",
  'img-src data: blob:',
  'media-src data: blob:',
  'font-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** A document that shows the HTML that its parent page posts to it, so that a draft is shown without being stored. */
const draftDocument =
  '<!doctype html><script>addEventListener("message",({data,source})=>{' +
  'if(source!==parent)return;document.open();document.write(String(data));document.close()},{once:true})</script>';

const frameHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': contentSecurityPolicy,
  'cache-control': 'private, no-cache',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), fullscreen=(), payment=()',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

export function registerPluginFrames(
  app: FastifyInstance,
  findRealm: (request: FastifyRequest) => RealmContext | undefined,
): void {
  app.get<{ Params: { id: string } }>(`${pathPrefix}:id`, async (request, reply) => {
    const plugins = findRealm(request)?.settings.plugins ?? [];
    const html = plugins.find(({ id }) => id === request.params.id)?.html;
    if (html === undefined) return sendRefusal(reply, refuse('notFound'));
    return reply.headers(frameHeaders).send(html);
  });
  app.get(draftFramePath, async (_request, reply) => reply.headers(frameHeaders).send(draftDocument));
}

/** Origins of external pages and plugins: documents may frame only these and their own origin. */
export function listFrameOrigins({ externalPages, plugins }: RealmContext['settings']): string[] {
  const urls = [...externalPages, ...plugins].flatMap(({ url }) => url ?? []);
  return [...new Set(urls.map((url) => new URL(url).origin))];
}
