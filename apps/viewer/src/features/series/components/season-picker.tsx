// From one season to another: by tabs, pills or a dropdown, as the realm says, and by a dropdown where the page is a narrow
// column. Which of the two is seen is for the style sheet to say.
import type { Season, Series } from '@matinee/contract';
import { Menu, VisuallyHidden } from '@matinee/ui';
import { type ReactNode, useId } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { InlineError } from '../../../shared/errors/inline-error.tsx';
import { type SeasonLoad, type Seasons, useSeasons } from '../state/use-seasons.ts';
import { getTab, SeasonChoices } from './season-choices.tsx';
import styles from './season-picker.module.css';
import { SeasonTabs } from './season-tabs.tsx';

export interface SeasonPickerProps {
  series: Series;
  opened: Season;
  /** Address of the page with another season opened. */
  hrefOf: (season: Season) => string;
  /** The episodes of the opened season. */
  children: ReactNode;
}

export function SeasonPicker({ series, opened, hrefOf, children }: SeasonPickerProps) {
  const { label, realm } = useEnvironment();
  const panel = useId();
  const seasons = useSeasons(series, opened);
  const { hasBefore, hasAfter, failed, load } = seasons;
  const isOnly = seasons.seasons.length === 1 && !hasBefore && !hasAfter;
  const choices = { seasons, opened, hrefOf };
  const look = realm.seasonPicker;
  return (
    <>
      <div className={styles.picker}>
        {isOnly ? (
          <h2 className={styles.only}>{opened.title}</h2>
        ) : (
          <>
            {look === 'tabs' && <SeasonTabs {...choices} panel={panel} />}
            {look !== 'tabs' && <Pills {...choices} isSpare={look === 'dropdown'} />}
            <div className={styles.dropdown} data-always={look === 'dropdown' || undefined}>
              <Menu
                label={label('seasons')}
                text={
                  <>
                    <VisuallyHidden>{label('seasons')}</VisuallyHidden> {opened.title}
                  </>
                }
              >
                <SeasonChoices {...choices} className={undefined} />
              </Menu>
            </div>
          </>
        )}
        {failed && <InlineError text={label(failures[failed])} onRetry={() => load(failed)} />}
      </div>
      {look === 'tabs' && !isOnly ? (
        <div id={panel} role="tabpanel" aria-labelledby={getTab(panel, opened)} className={styles.panel}>
          {children}
        </div>
      ) : (
        children
      )}
    </>
  );
}

interface ChoicesProps {
  seasons: Seasons;
  opened: Season;
  hrefOf: (season: Season) => string;
}

/** `isSpare`: for those whose dropdown does not open. */
function Pills({ isSpare, ...props }: ChoicesProps & { isSpare: boolean }) {
  const { label } = useEnvironment();
  return (
    <nav className={styles.pills} data-spare={isSpare || undefined} aria-label={label('seasons')}>
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
