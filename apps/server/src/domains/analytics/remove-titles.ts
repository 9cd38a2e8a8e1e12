import type { AnalyticsEvent } from '@matinee/contract';

/** For realms that show no titles: none is kept either, whatever a browser sends. */
export function withoutTitles(event: AnalyticsEvent): AnalyticsEvent {
  if (!('title' in event.properties || 'seriesTitle' in event.properties)) return event;
  const { title: _, seriesTitle: __, ...properties } = event.properties;
  return { ...event, properties } as AnalyticsEvent;
}
