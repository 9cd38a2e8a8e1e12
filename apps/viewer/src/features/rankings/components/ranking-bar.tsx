// Selects ranking, genre, letter and order. Every option is a link: each combination has a URL.
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
  saved: 'rankingMostSaved',
  rated: 'rankingBestRated',
} as const;

export function RankingBar({
  firstPage,
  selected,
}: {
  firstPage: Rankings | undefined;
  selected: SelectedRanking;
}) {
  const { label, paths, realm } = useEnvironment();
  const { isGuest } = useSession();
  const buildRankingHref = (change: Partial<SelectedRanking>) =>
    paths.buildPath('RANKINGS', {}, { query: { ...selected, ...change } });
  const createOption = (text: string, change: Partial<SelectedRanking>, isSelected: boolean): LinkTab => ({
    text,
    href: buildRankingHref(change),
    isCurrent: isSelected,
  });
  const tabs = rankingTabs.filter((tab) => tab !== 'rated' || realm.features.reviews);
  const { letters = [], filters = [] } = firstPage ?? {};
  const actions = selectVisibleActions(['toggleFilter', 'toggleSort'], { isGuest, features: realm.features });
  return (
    <div className={styles.bar}>
      <LinkTabs
        name={label('rankingsTabs')}
        variant="tabs"
        tabs={tabs.map((tab) =>
          // Another ranking may lack the selected genre and letter.
          createOption(
            label(tabNames[tab]),
            { tab, filter: undefined, letter: undefined },
            tab === selected.tab,
          ),
        )}
      />
      <div className={styles.tools}>
        {actions.includes('toggleFilter') && filters.length > 1 && (
          <details className={styles.filter} open={selected.filter !== undefined || undefined}>
            <summary className={styles.tool} data-focus-item>
              <Icon name="down" />
              {label('rankingFilter')}
            </summary>
            <LinkTabs
              name={label('refineGenre')}
              tabs={[
                createOption(
                  label('allGenres'),
                  { filter: undefined, letter: undefined },
                  selected.filter === undefined,
                ),
                ...filters.map(({ key, name }) =>
                  createOption(name, { filter: key, letter: undefined }, key === selected.filter),
                ),
              ]}
            />
          </details>
        )}
        {actions.includes('toggleSort') && (
          <a
            className={styles.tool}
            href={buildRankingHref({ sort: toggleSort(selected.sort) })}
            data-stays
            data-focus-item
          >
            {label(selected.sort === 'rank' ? 'rankingSortTitle' : 'rankingSortPosition')}
          </a>
        )}
      </div>
      {letters.length > 1 && (
        <LinkTabs
          name={label('rankingLetters')}
          tabs={[
            createOption(label('allLetters'), { letter: undefined }, selected.letter === undefined),
            ...letters.map((letter) => createOption(letter, { letter }, letter === selected.letter)),
          ]}
        />
      )}
    </div>
  );
}
