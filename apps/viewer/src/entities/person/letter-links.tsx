// The letters that names begin with, as links.
import type { PersonList } from '@matinee/contract';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { LinkTabs } from '../../shared/ui/link-tabs.tsx';

export function LetterLinks({ letters, chosen }: { letters: PersonList['letters']; chosen: string | null }) {
  const { label, paths } = useEnvironment();
  if (letters.length < 2) return null;
  const choice = (letter: string | null, text: string) => ({
    text,
    href: paths.route('FIGHTERS', {}, { query: { letter } }),
    isChosen: letter === chosen,
  });
  return (
    <LinkTabs
      name={label('peopleLetters')}
      choices={[choice(null, label('allLetters')), ...letters.map(({ letter }) => choice(letter, letter))]}
    />
  );
}
