// Which ranking, of which genre, under which letter and in which order. Everything is a link: a choice has an address.
import type { Rankings } from '@matinee/contract';
import { rankingTabs, selectVisibleActions, toggleSort } from '@matinee/rules';
import { Icon } from '@matinee/ui';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { useSession } from '../../../shared/session/session.ts';
import { type LinkTab, LinkTabs } from '../../../shared/ui/link-tabs.tsx';
import type { SelectedRanking } from '../state/selected-ranking.ts';
import styles from './ranking-bar.module.css';

const tabNames = {
  watched: 'rankingMostWatched',
  kept: 'rankingMostSaved',
  rated: 'rankingBestRated',
} as const;

export function RankingBar({ first, chosen }: { first: Rankings | undefined; chosen: SelectedRanking }) {
  const { label, paths, realm } = useEnvironment();
  const { isGuest } = useSession();
  const hrefOf = (change: Partial<SelectedRanking>) =>
    paths.route('RANKINGS', {}, { query: { ...chosen, ...change } });
  const choice = (text: string, change: Partial<SelectedRanking>, isChosen: boolean): LinkTab => ({
    text,
    href: hrefOf(change),
    isChosen,
  });
  const tabs = rankingTabs.filter((tab) => tab !== 'rated' || realm.features.reviews);
  const { letters = [], filters = [] } = first ?? {};
  const actions = selectVisibleActions(['toggleFilter', 'toggleSort'], { isGuest, features: realm.features });
  return (
    <div className={styles.bar}>
      <LinkTabs
        name={label('rankingsTabs')}
        look="tabs"
        choices={tabs.map((tab) =>
          // Genres and letters of one ranking need not be in another.
          choice(label(tabNames[tab]), { tab, filter: undefined, letter: undefined }, tab === chosen.tab),
        )}
      />
      <div className={styles.tools}>
        {actions.includes('toggleFilter') && filters.length > 1 && (
          <details className={styles.filter} open={chosen.filter !== undefined || undefined}>
            <summary className={styles.tool} data-focus-item>
              <Icon name="down" />
              {label('rankingFilter')}
            </summary>
            <LinkTabs
              name={label('refineGenre')}
              choices={[
                choice(
                  label('allGenres'),
                  { filter: undefined, letter: undefined },
                  chosen.filter === undefined,
                ),
                ...filters.map(({ key, name }) =>
                  choice(name, { filter: key, letter: undefined }, key === chosen.filter),
                ),
              ]}
            />
          </details>
        )}
        {actions.includes('toggleSort') && (
          <a
            className={styles.tool}
            href={hrefOf({ sort: toggleSort(chosen.sort) })}
            data-stays
            data-focus-item
          >
            {label(chosen.sort === 'place' ? 'rankingSortTitle' : 'rankingSortPosition')}
          </a>
        )}
      </div>
      {letters.length > 1 && (
        <LinkTabs
          name={label('rankingLetters')}
          choices={[
            choice(label('allLetters'), { letter: undefined }, chosen.letter === undefined),
            ...letters.map((letter) => choice(letter, { letter }, letter === chosen.letter)),
          ]}
        />
      )}
    </div>
  );
}
