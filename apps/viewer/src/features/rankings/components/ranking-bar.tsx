// Which ranking, of which genre, under which letter and in which order. Everything is a link: a choice has an address.
import type { Rankings } from '@matinee/contract';
import { otherSort, rankingTabs, shownActions } from '@matinee/rules';
import { Icon } from '@matinee/ui';
import { useEnvironment } from '../../../environment/environment.ts';
import { useSession } from '../../../environment/session.ts';
import { ChoiceLinks } from './choice-links.tsx';
import type { Chosen } from './chosen.ts';
import styles from './ranking-bar.module.css';

const tabNames = { watched: 'rankingWatched', kept: 'rankingKept', rated: 'rankingRated' } as const;

export function RankingBar({ first, chosen }: { first: Rankings | undefined; chosen: Chosen }) {
  const { label, paths, realm } = useEnvironment();
  const { isGuest } = useSession();
  const hrefOf = (change: Partial<Chosen>) =>
    paths.route('RANKINGS', {}, { query: { ...chosen, ...change } });
  const tabs = rankingTabs.filter((tab) => tab !== 'rated' || realm.features.reviews);
  const { letters = [], filters = [] } = first ?? {};
  const actions = shownActions(['toggleFilter', 'toggleSort'], { isGuest, features: realm.features });
  return (
    <div className={styles.bar}>
      <ChoiceLinks
        name={label('rankingsTabs')}
        look="tabs"
        choices={tabs.map((tab) => ({
          key: tab,
          text: label(tabNames[tab]),
          // Genres and letters of one ranking need not be in another.
          href: hrefOf({ tab, filter: undefined, letter: undefined }),
          isChosen: tab === chosen.tab,
        }))}
      />
      <div className={styles.tools}>
        {actions.includes('toggleFilter') && filters.length > 1 && (
          <details className={styles.filter} open={chosen.filter !== undefined || undefined}>
            <summary className={styles.tool} data-focus-item>
              <Icon name="down" />
              {label('rankingFilter')}
            </summary>
            <ChoiceLinks
              name={label('refineGenre')}
              choices={[
                {
                  key: '',
                  text: label('anyGenre'),
                  href: hrefOf({ filter: undefined, letter: undefined }),
                  isChosen: chosen.filter === undefined,
                },
                ...filters.map(({ key, name }) => ({
                  key,
                  text: name,
                  href: hrefOf({ filter: key, letter: undefined }),
                  isChosen: key === chosen.filter,
                })),
              ]}
            />
          </details>
        )}
        {actions.includes('toggleSort') && (
          <a
            className={styles.tool}
            href={hrefOf({ sort: otherSort(chosen.sort) })}
            data-stays
            data-focus-item
          >
            {label(chosen.sort === 'place' ? 'rankingSortTitle' : 'rankingSortPlace')}
          </a>
        )}
      </div>
      {letters.length > 1 && (
        <ChoiceLinks
          name={label('rankingLetters')}
          choices={[
            {
              key: '',
              text: label('allLetters'),
              href: hrefOf({ letter: undefined }),
              isChosen: chosen.letter === undefined,
            },
            ...letters.map((letter) => ({
              key: letter,
              text: letter,
              href: hrefOf({ letter }),
              isChosen: letter === chosen.letter,
            })),
          ]}
        />
      )}
    </div>
  );
}
