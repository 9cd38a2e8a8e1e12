import type { AnalyticsEvent } from '@matinee/contract';

/** Removes title and series title from an event, for realms that hide titles. */
export function removeTitles(event: AnalyticsEvent): AnalyticsEvent {
  if (!('title' in event.properties || 'seriesTitle' in event.properties)) return event;
  const { title: _, seriesTitle: __, ...properties } = event.properties;
  return { ...event, properties } as AnalyticsEvent;
}
