// From one season to another: pills that are links, or a dropdown where there is little room. Which of the two is seen
// is for the style sheet to say.
import type { Season, Series } from '@matinee/contract';
import { SelectField } from '@matinee/ui';
import { useNavigate } from 'react-router';
import { useEnvironment } from '../../../environment/environment.ts';
import { Rest } from '../../../lists/more.tsx';
import { moreSeasons } from '../../../lists/series-query.ts';
import { useList } from '../../../lists/use-list.ts';
import styles from './season-picker.module.css';

export interface SeasonPickerProps {
  series: Series;
  opened: Season;
  /** Address of the page with another season opened. */
  hrefOf: (season: Season) => string;
}

export function SeasonPicker({ series, opened, hrefOf }: SeasonPickerProps) {
  const environment = useEnvironment();
  const { label, language } = environment;
  const navigate = useNavigate();
  const list = useList({
    first: series.seasons,
    queryKey: ['series', series.seriesId, 'seasons', language],
    next: async (lastSeen, signal) => (await moreSeasons(environment, series, lastSeen, signal)).seasons,
    whole: true,
  });
  const seasons = withOpened(list.items, opened);
  if (seasons.length === 1 && !list.hasMore) return <h2 className={styles.only}>{opened.title}</h2>;
  const turnTo = (id: string) => {
    const season = seasons.find((each) => each.id === id);
    if (season) void navigate(hrefOf(season), stays);
  };
  return (
    <div className={styles.picker}>
      <nav className={styles.pills} aria-label={label('seasons')}>
        <ul>
          {seasons.map((season) => (
            <li key={season.id}>
              <a
                href={hrefOf(season)}
                className={styles.pill}
                aria-current={season.id === opened.id || undefined}
                data-focus-item
                data-stays
              >
                {season.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.dropdown}>
        <SelectField
          label={label('seasons')}
          value={opened.id}
          options={seasons.map(({ id, title }) => ({ value: id, text: title }))}
          onChange={turnTo}
        />
      </div>
      <Rest list={list} failure={label('moreSeasonsFailed')} />
    </div>
  );
}

/** As links with `data-stays` are followed. */
const stays = { replace: true, preventScrollReset: true, state: { stays: true } };

/** A season may be opened that is not among those at hand. */
function withOpened(seasons: readonly Season[], opened: Season): Season[] {
  if (seasons.some(({ id }) => id === opened.id)) return [...seasons];
  return [...seasons, opened].sort((one, other) => one.seasonNumber - other.seasonNumber);
}
