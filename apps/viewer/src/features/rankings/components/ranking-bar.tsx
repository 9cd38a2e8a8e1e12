// Selects ranking, genre, letter and order. Every option is a link: each combination has a URL.
import type { Rankings } from '@matinee/contract';
import { getToggledSort, rankingTabs, selectVisibleActions } from '@matinee/rules';
import { Icon } from '@matinee/ui';
import { useEnvironment, useLabel } from '../../../shared/environment/environment.ts';
import { useSession } from '../../../shared/session/session.ts';
import { type LinkTab, LinkTabs } from '../../../shared/ui/link-tabs.tsx';
import type { SelectedRanking } from '../state/selected-ranking.ts';
import styles from './ranking-bar.module.css';

const tabLabelKeys = {
  watched: 'rankingMostWatched',
  saved: 'rankingMostSaved',
  rated: 'rankingBestRated',
} as const;

/** Creates a link to the selected ranking with a change. */
type CreateOption = (text: string, change: Partial<SelectedRanking>, isSelected: boolean) => LinkTab;

interface RankingBarProps {
  firstPage: Rankings | undefined;
  selectedRanking: SelectedRanking;
}

export function RankingBar({ firstPage, selectedRanking }: RankingBarProps) {
  const { label, paths, realm } = useEnvironment();
  const { isGuest } = useSession();
  const buildRankingHref = (change: Partial<SelectedRanking>) =>
    paths.buildPath('RANKINGS', {}, { query: { ...selectedRanking, ...change } });
  const createOption: CreateOption = (text, change, isSelected) => ({
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
            label(tabLabelKeys[tab]),
            { tab, filter: undefined, letter: undefined },
            tab === selectedRanking.tab,
          ),
        )}
      />
      <div className={styles.tools}>
        {actions.includes('toggleFilter') && filters.length > 1 && (
          <GenreFilter filters={filters} selectedKey={selectedRanking.filter} createOption={createOption} />
        )}
        {actions.includes('toggleSort') && (
          <a
            className={styles.tool}
            href={buildRankingHref({ sort: getToggledSort(selectedRanking.sort) })}
            data-partial-update
            data-focus-item
          >
            {label(selectedRanking.sort === 'rank' ? 'rankingSortTitle' : 'rankingSortPosition')}
          </a>
        )}
      </div>
      {letters.length > 1 && (
        <LinkTabs
          name={label('rankingLetters')}
          tabs={[
            createOption(label('allLetters'), { letter: undefined }, selectedRanking.letter === undefined),
            ...letters.map((letter) => createOption(letter, { letter }, letter === selectedRanking.letter)),
          ]}
        />
      )}
    </div>
  );
}

interface GenreFilterProps {
  filters: Rankings['filters'];
  selectedKey: string | undefined;
  createOption: CreateOption;
}

function GenreFilter({ filters, selectedKey, createOption }: GenreFilterProps) {
  const label = useLabel();
  return (
    <details className={styles.filter} open={selectedKey !== undefined || undefined}>
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
            selectedKey === undefined,
          ),
          ...filters.map(({ key, name }) =>
            createOption(name, { filter: key, letter: undefined }, key === selectedKey),
          ),
        ]}
      />
    </details>
  );
}
