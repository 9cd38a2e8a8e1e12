// The way between the lists that belong to a viewer.
import { useLabel } from '../../../shared/environment/environment.ts';
import { type LinkedPage, PageLinks } from '../../../shared/ui/page-links.tsx';

const places = [
  { key: 'FAVOURITES', text: 'favourites' },
  { key: 'MY_LIST', text: 'myList' },
  { key: 'HISTORY', text: 'history' },
] as const satisfies readonly LinkedPage[];

export function LibraryLinks({ here }: { here: (typeof places)[number]['key'] }) {
  const label = useLabel();
  return <PageLinks name={label('libraryNavigation')} places={places} here={here} />;
}
