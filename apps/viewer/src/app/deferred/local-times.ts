// Rewrites times inside editors' texts to the viewer's time zone. Responses contain them in UTC, because the
// server does not know that zone. The cached responses are changed, so every component shows the local time.
import { type FormattedText, formatText } from '@matinee/rules';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { serverTimeZone, useTimeZone } from '../../shared/i18n/time-zone.ts';
import { mapParts, rewriteQueryData } from '../../shared/query/rewrite-query-data.ts';

interface TimeFormat {
  language: string;
  zone: string;
}

export function useLocalTimes(): void {
  const { language } = useEnvironment();
  const queryClient = useQueryClient();
  const zone = useTimeZone();
  useEffect(
    () => (zone === serverTimeZone ? undefined : writeLocalTimes(queryClient, { language, zone })),
    [queryClient, language, zone],
  );
}

/** Rewrites present and future responses. Returns a function that stops it. */
export function writeLocalTimes(queryClient: QueryClient, timeFormat: TimeFormat): () => void {
  const cache = queryClient.getQueryCache();
  const queryKey = ['section'];
  const writeAll = () => {
    for (const query of cache.findAll({ queryKey }))
      rewriteQueryData(queryClient, query, formatTimes(query.state.data, timeFormat));
  };
  writeAll();
  return cache.subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === queryKey[0])
      rewriteQueryData(queryClient, query, formatTimes(query.state.data, timeFormat));
  });
}

function formatTimes(data: unknown, timeFormat: TimeFormat): unknown {
  const formatted = mapParts(data, (part) => formatTimes(part, timeFormat));
  if (!hasZonedTexts(formatted)) return formatted;
  const texts = Object.entries(formatted.zonedTexts).map(
    ([name, text]) => [name, formatText(text, timeFormat.language, timeFormat.zone)] as const,
  );
  const hasChanged = texts.some(([name, text]) => formatted[name] !== text);
  return hasChanged ? { ...formatted, ...Object.fromEntries(texts) } : formatted;
}

function hasZonedTexts(
  data: unknown,
): data is Record<string, unknown> & { zonedTexts: Record<string, FormattedText> } {
  return typeof data === 'object' && data !== null && 'zonedTexts' in data && data.zonedTexts !== undefined;
}
