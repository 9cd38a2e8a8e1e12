// Rewrites times inside operators' texts to the viewer's time zone. Responses contain them in UTC, because the
// server does not know that zone. The cached responses are changed, so every component shows the local time.
import { type FormattableText, formatText } from '@matinee/rules';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { getTimeZone, serverTimeZone } from '../../shared/i18n/time-zone.ts';
import { mapParts, rewriteQueryData } from '../../shared/query/rewrite-query-data.ts';

interface TimeFormat {
  language: string;
  /** Called only for data with times: the first use of time zones takes a browser some milliseconds. */
  getZone: () => string;
}

export function useLocalTimes(): void {
  const { language } = useEnvironment();
  const queryClient = useQueryClient();
  useEffect(() => writeLocalTimes(queryClient, { language, getZone: getTimeZone }), [queryClient, language]);
}

/** Rewrites cached and future responses of section pages. Returns a function that stops it. */
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
  const zone = timeFormat.getZone();
  if (zone === serverTimeZone) return formatted;
  const texts = Object.entries(formatted.zonedTexts).map(
    ([name, text]) => [name, formatText(text, timeFormat.language, zone)] as const,
  );
  const hasChanged = texts.some(([name, text]) => formatted[name] !== text);
  return hasChanged ? { ...formatted, ...Object.fromEntries(texts) } : formatted;
}

function hasZonedTexts(
  data: unknown,
): data is Record<string, unknown> & { zonedTexts: Record<string, FormattableText> } {
  return typeof data === 'object' && data !== null && 'zonedTexts' in data && data.zonedTexts !== undefined;
}
