// When something begins, in the viewer's own time zone: which the server does not know, so that the words come with
// the page's code and their place is held until then.
import { useIsHere } from '../../../shared/browser/use-is-hydrated.ts';

export function BeginsAt({ instant, language }: { instant: string; language: string }) {
  const isHere = useIsHere();
  return <time dateTime={instant}>{isHere ? dayAndTime(Date.parse(instant), language) : '\u00a0'}</time>;
}

function dayAndTime(instant: number, language: string): string {
  return new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  }).format(instant);
}
