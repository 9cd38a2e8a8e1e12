// The list of TV providers, which the service for TV providers sends as JSON or XML. Pages load no images from other sites,
// so the logos become part of the list.
import type { TvProviderList, TvProviderSettings } from '@matinee/contract';
import { XMLParser } from 'fast-xml-parser';
import pLimit from 'p-limit';
import { z } from 'zod';
import { fetchOutbound } from '../../../../platform/outbound-http/index.ts';
import { ProviderError } from '../provider.ts';
import type { TvProviderClient } from './tv-provider-client.ts';

const maxLogoBytes = 32 * 1024;
/** Of all logos of a list. Later ones are left out. */
const maxTotalLogoBytes = 512 * 1024;
const logoTimeoutMs = 5_000;
const concurrentLogos = 8;
const maxListedProviders = 1_000;

/** In the JSON of the service, a text may be the property `value` of an object. */
const textValue = z.preprocess(
  (value) => (typeof value === 'object' && value !== null && 'value' in value ? value.value : value),
  z.coerce.string().max(2_000),
);

/** A list, or an object whose only property is the list; an XML parser reads a list of one as an object. */
const listOf = <T extends z.ZodType>(name: string, item: T) =>
  z.preprocess((value) => {
    const list = typeof value === 'object' && value !== null && name in value ? Object(value)[name] : value;
    if (list === undefined || list === null || list === '') return [];
    return Array.isArray(list) ? list : [list];
  }, z.array(item).max(maxListedProviders));

const config = z.object({
  requestor: z.object({
    mvpds: listOf('mvpd', z.object({ id: textValue, displayName: textValue, logoUrl: textValue.optional() })),
    channels: listOf('channel', z.object({ id: textValue, displayName: textValue.optional() })),
  }),
});

/** @throws ProviderError when the list cannot be read */
export async function loadProviderList(
  client: TvProviderClient,
  settings: TvProviderSettings,
): Promise<TvProviderList> {
  const { requestorId: id } = settings;
  const { requestor } = parseConfig(
    await client.readConfig(id).catch((error: unknown) => {
      throw error instanceof ProviderError ? error : new ProviderError('unavailable', error);
    }),
  );
  const offered = requestor.mvpds.flatMap((mvpd) => presentProvider(mvpd, settings));
  const logos = await loadLogos(
    offered.map(({ logoUrl }) => logoUrl),
    settings,
  );
  const mvpds = offered.map(({ logoUrl: _logoUrl, ...provider }, index) => {
    const logoUrl = logos[index];
    return { ...provider, ...(logoUrl !== undefined && { logoUrl }) };
  });
  const channels = requestor.channels.map((channel) => ({
    id: channel.id,
    displayName: channel.displayName ?? channel.id,
  }));
  return { requestor: { id, mvpds: [...mvpds].sort(compareProviders), channels } };
}

function parseConfig({ text, contentType }: { text: string; contentType: string }): z.output<typeof config> {
  try {
    const isXml = contentType.includes('xml') || text.trimStart().startsWith('<');
    return config.parse(isXml ? parseXml(text) : JSON.parse(text));
  } catch (error) {
    throw new ProviderError('unavailable', error);
  }
}

function parseXml(text: string): unknown {
  // Entities of a document type could make a small text huge.
  if (/<!DOCTYPE/i.test(text)) throw new Error('the list of TV providers has a document type');
  const document: { config?: unknown } = new XMLParser({ parseTagValue: false }).parse(text);
  return document.config ?? document;
}

type ConfigProvider = z.output<typeof config>['requestor']['mvpds'][number];

/** Leaves out providers that the realm does not offer. */
function presentProvider(
  { id, displayName, logoUrl }: ConfigProvider,
  { allowedProviders }: TvProviderSettings,
) {
  const allowed = allowedProviders.find(({ name }) => name === id);
  if (allowedProviders.length > 0 && !allowed) return [];
  return [
    {
      id,
      displayName: allowed?.display ?? displayName,
      logoUrl,
      isFeatured: allowed?.featured ?? false,
    },
  ];
}

const compareProviders = (
  first: { isFeatured: boolean; displayName: string },
  second: { isFeatured: boolean; displayName: string },
): number =>
  Number(second.isFeatured) - Number(first.isFeatured) ||
  first.displayName.localeCompare(second.displayName, 'en');

/** Loads logos as `data:` URIs. A logo that cannot be loaded is undefined. */
async function loadLogos(
  urls: readonly (string | undefined)[],
  { privateNetwork }: TvProviderSettings,
): Promise<(string | undefined)[]> {
  const limit = pLimit(concurrentLogos);
  let totalBytes = 0;
  return Promise.all(
    urls.map((url) =>
      limit(async () => {
        if (!url || totalBytes > maxTotalLogoBytes) return undefined;
        const logo = await loadLogo(url, privateNetwork).catch(() => undefined);
        totalBytes += logo?.length ?? 0;
        return logo;
      }),
    ),
  );
}

/** Images cannot run the scripts of an SVG file. */
const logoTypes: ReadonlySet<string> = new Set([
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/svg+xml',
]);

async function loadLogo(url: string, allowPrivateNetwork: boolean): Promise<string | undefined> {
  const response = await fetchOutbound({
    url,
    maxBytes: maxLogoBytes,
    timeoutMs: logoTimeoutMs,
    allowPrivateNetwork,
  });
  const type = (response.headers['content-type'] ?? '').split(';')[0]?.trim() ?? '';
  if (response.status !== 200 || !logoTypes.has(type)) return undefined;
  return `data:${type};base64,${response.body.toString('base64')}`;
}
