// The first letters of names, as links.
import type { PersonList } from '@matinee/contract';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { LinkTabs } from '../../shared/ui/link-tabs.tsx';

export function LetterLinks({
  letters,
  selectedLetter,
}: {
  letters: PersonList['letters'];
  selectedLetter: string | null;
}) {
  const { label, paths } = useEnvironment();
  if (letters.length < 2) return null;
  const createTab = (letter: string | null, text: string) => ({
    text,
    href: paths.buildPath('FIGHTERS', {}, { query: { letter } }),
    isCurrent: letter === selectedLetter,
  });
  return (
    <LinkTabs
      name={label('peopleLetters')}
      tabs={[createTab(null, label('allLetters')), ...letters.map(({ letter }) => createTab(letter, letter))]}
    />
  );
}
