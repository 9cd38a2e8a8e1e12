// Reads meta tags and structured data from a page, and starts a service whose titles have them. Needs the built
// viewer.
import { createSeason, createSeries } from '../src/domains/titles/index.ts';
import { servePages } from '../src/pages/index.ts';
import { startService, type TestService } from './service.ts';

export const host = 'tv.lantern.example';
export const origin = `http://${host}`;

/** Alternate URLs by language. */
export function listAlternateLinks(html: string): Record<string, string> {
  const links = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)];
  return Object.fromEntries(links.map(([, language = '', href = '']) => [language, decodeURI(href)]));
}

/** Content of a meta element, undefined if there is none. */
export function readMetaContent(html: string, name: string): string | undefined {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];
}

/** Structured data of a page. */
export function readStructuredData(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  );
}

/** A service with open, locked and hidden titles in a realm of three languages. */
export async function startSeoService(): Promise<TestService> {
  const service = await startService({ servePages });
  await service.applyRealm({ key: 'lantern', hosts: [host], languages: ['en', 'es', 'ar'] });
  const { clock, realmId } = service;
  const { db } = service.services;
  const baseInput = { realmId, now: clock.now() };
  await service.createVideo({
    publicId: 'the-film',
    durationMs: 5_525_000,
    texts: {
      en: { title: 'The </script><b>Film', description: 'A "lamp" in the fog. '.repeat(40) },
      es: { title: 'La película' },
    },
  });
  await service.createVideo({
    publicId: 'for-members',
    title: 'Members',
    access: { kind: 'licence', licences: ['premium'] },
  });
  await service.createVideo({
    publicId: 'at-home',
    title: 'At home',
    regions: { mode: 'allow', countries: ['GB'] },
  });
  await service.createVideo({ publicId: 'draft', title: 'Draft', publishedAt: null });
  await service.createVideo({
    publicId: 'over',
    title: 'Over',
    availableUntil: clock.now().subtract({ hours: 1 }),
  });
  const series = await createSeries(db, {
    ...baseInput,
    publicId: 'the-show',
    texts: { en: { title: 'The Show' } },
  });
  const season = await createSeason(db, {
    ...baseInput,
    seriesId: series.id,
    number: 1,
    publicId: 'season-one',
    texts: { en: { title: 'Season 1' } },
  });
  await service.createVideo({
    publicId: 'pilot',
    title: 'Pilot',
    episode: { seasonId: season.id, number: 1 },
  });
  await service.waitForEvents();
  return service;
}
