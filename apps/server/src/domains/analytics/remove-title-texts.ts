import type { AnalyticsEvent } from '@matinee/contract';

/** Removes the texts of a title and its series from an event, for realms that hide these texts. */
export function removeTitleTexts(event: AnalyticsEvent): AnalyticsEvent {
  if (!('title' in event.properties || 'seriesTitle' in event.properties)) return event;
  const { title: _, seriesTitle: __, ...properties } = event.properties;
  return { ...event, properties } as AnalyticsEvent;
}
