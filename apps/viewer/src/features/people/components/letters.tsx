// The letters that names begin with, as links.
import type { PersonList } from '@matinee/contract';
import { useEnvironment } from '../../../environment/environment.ts';
import styles from './letters.module.css';

export function Letters({ letters, chosen }: { letters: PersonList['letters']; chosen: string | null }) {
  const { label, paths } = useEnvironment();
  if (letters.length < 2) return null;
  const links = [
    { text: label('allLetters'), letter: null },
    ...letters.map(({ letter }) => ({ text: letter, letter })),
  ];
  return (
    <nav aria-label={label('peopleLetters')}>
      <ul className={styles.letters}>
        {links.map(({ text, letter }) => (
          <li key={text}>
            <a
              className={styles.letter}
              href={paths.route('FIGHTERS', {}, { query: { letter } })}
              aria-current={letter === chosen ? 'true' : undefined}
              data-stays
              data-focus-item
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
