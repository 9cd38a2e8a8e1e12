// From one season to another: pills, or a dropdown where the page is a narrow column. Which of the two is seen is for
// the style sheet to say.
import type { Season, Series } from '@matinee/contract';
import { Menu, VisuallyHidden } from '@matinee/ui';
import { useEnvironment } from '../../../environment/environment.ts';
import { FailedNote } from '../../../lists/failed-note.tsx';
import { type SeasonLoad, type Seasons, useSeasons } from '../state/use-seasons.ts';
import { SeasonChoices } from './season-choices.tsx';
import styles from './season-picker.module.css';

export interface SeasonPickerProps {
  series: Series;
  opened: Season;
  /** Address of the page with another season opened. */
  hrefOf: (season: Season) => string;
}

export function SeasonPicker({ series, opened, hrefOf }: SeasonPickerProps) {
  const { label } = useEnvironment();
  const seasons = useSeasons(series, opened);
  const { hasBefore, hasAfter, failed, load } = seasons;
  const isOnly = seasons.seasons.length === 1 && !hasBefore && !hasAfter;
  return (
    <div className={styles.picker}>
      {isOnly ? (
        <h2 className={styles.only}>{opened.title}</h2>
      ) : (
        <>
          <Pills seasons={seasons} opened={opened} hrefOf={hrefOf} />
          <div className={styles.dropdown}>
            <Menu
              label={label('seasons')}
              text={
                <>
                  <VisuallyHidden>{label('seasons')}</VisuallyHidden> {opened.title}
                </>
              }
            >
              <SeasonChoices seasons={seasons} opened={opened} hrefOf={hrefOf} className={undefined} />
            </Menu>
          </div>
        </>
      )}
      {failed && <FailedNote text={label(failures[failed])} onRetry={() => load(failed)} />}
    </div>
  );
}

interface ChoicesProps {
  seasons: Seasons;
  opened: Season;
  hrefOf: (season: Season) => string;
}

function Pills(props: ChoicesProps) {
  const { label } = useEnvironment();
  return (
    <nav className={styles.pills} aria-label={label('seasons')}>
      <ul aria-busy={props.seasons.loading !== null || undefined}>
        <SeasonChoices {...props} className={styles.pill} />
      </ul>
    </nav>
  );
}

const failures: Readonly<Record<SeasonLoad, string>> = {
  around: 'seasonsFailed',
  after: 'moreSeasonsFailed',
  before: 'previousSeasonsFailed',
};
