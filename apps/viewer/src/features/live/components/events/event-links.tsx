// The way between what is live, what is to come, and what is on when.
import { useLabel } from '../../../../shared/environment/environment.ts';
import { type LinkedPage, PageLinks } from '../../../../shared/ui/page-links.tsx';

const places = [
  { key: 'LIVE_EVENTS', text: 'liveNow' },
  { key: 'UPCOMING', text: 'upcoming' },
  { key: 'EPG', text: 'guide' },
  { key: 'SCHEDULE', text: 'schedule' },
] as const satisfies readonly LinkedPage[];

export function EventLinks({ here }: { here: (typeof places)[number]['key'] }) {
  const label = useLabel();
  return <PageLinks name={label('eventPages')} places={places} here={here} />;
}
