// The documents of plugins that the realm file holds. Each is a world of its own: an origin that is nobody's, no
// storage, no cookies, no connection to anywhere. Opened by itself it has no more than in its frame.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RealmContext } from '../../../calls/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { sendRefusal } from '../../../platform/http/index.ts';

const folder = '/plugin-frames/';

/** No plugin has this id. */
const draftFrame = `${folder}-draft`;

export const frameAddress = (id: string): string => `${folder}${id}`;

const policy = [
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

/** Becomes the document that the page around it sends: drafts of plugins are shown without being kept. */
const draftDocument =
  '<!doctype html><script>addEventListener("message",({data,source})=>{' +
  'if(source!==parent)return;document.open();document.write(String(data));document.close()},{once:true})</script>';

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy,
  'cache-control': 'private, no-cache',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), fullscreen=(), payment=()',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

export function registerPluginFrames(
  app: FastifyInstance,
  realmOf: (request: FastifyRequest) => RealmContext | undefined,
): void {
  app.get<{ Params: { id: string } }>(`${folder}:id`, async (request, reply) => {
    const plugins = realmOf(request)?.settings.plugins ?? [];
    const html = plugins.find(({ id }) => id === request.params.id)?.html;
    if (html === undefined) return sendRefusal(reply, refuse('notFound'));
    return reply.headers(headers).send(html);
  });
  app.get(draftFrame, async (_request, reply) => reply.headers(headers).send(draftDocument));
}

/** Origins of pages and plugins that are elsewhere: documents may frame these and no others. */
export function frameOrigins({ externalPages, plugins }: RealmContext['settings']): string[] {
  const addresses = [...externalPages, ...plugins].flatMap(({ url }) => url ?? []);
  return [...new Set(addresses.map((url) => new URL(url).origin))];
}
