// Selects a season by tabs, pills or a dropdown, as the realm is configured, and always by a dropdown in
// narrow windows. CSS decides which is visible.
import type { Season, Series } from '@matinee/contract';
import { Menu, VisuallyHidden } from '@matinee/ui';
import { type ReactNode, useId } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { InlineError } from '../../../shared/errors/inline-error.tsx';
import { type LoadDirection, type Seasons, useSeasons } from '../state/use-seasons.ts';
import { getTabId, SeasonChoices } from './season-choices.tsx';
import styles from './season-picker.module.css';
import { SeasonTabs } from './season-tabs.tsx';

export interface SeasonPickerProps {
  series: Series;
  openedSeason: Season;
  /** The URL of the page with another season opened. */
  getSeasonHref: (season: Season) => string;
  /** The episodes of the opened season. */
  children: ReactNode;
}

export function SeasonPicker({ series, openedSeason, getSeasonHref, children }: SeasonPickerProps) {
  const { label, realm } = useEnvironment();
  const panelId = useId();
  const seasons = useSeasons(series, openedSeason);
  const { hasBefore, hasAfter, failedDirection, loadSeasons } = seasons;
  const isOnlySeason = seasons.seasons.length === 1 && !hasBefore && !hasAfter;
  const choicesProps = { seasons, openedSeason, getSeasonHref };
  const variant = realm.seasonPicker;
  return (
    <>
      <div className={styles.picker}>
        {isOnlySeason ? (
          <h2 className={styles.singleSeason}>{openedSeason.title}</h2>
        ) : (
          <>
            {variant === 'tabs' && <SeasonTabs {...choicesProps} panelId={panelId} />}
            {variant !== 'tabs' && (
              <SeasonPills {...choicesProps} isDropdownFallback={variant === 'dropdown'} />
            )}
            <div className={styles.dropdown} data-at-all-widths={variant === 'dropdown' || undefined}>
              <Menu
                label={label('seasons')}
                text={
                  <>
                    <VisuallyHidden>{label('seasons')}</VisuallyHidden> {openedSeason.title}
                  </>
                }
              >
                <SeasonChoices {...choicesProps} className={undefined} />
              </Menu>
            </div>
          </>
        )}
        {failedDirection && (
          <InlineError
            text={label(failureLabelKeys[failedDirection])}
            onRetry={() => loadSeasons(failedDirection)}
          />
        )}
      </div>
      {variant === 'tabs' && !isOnlySeason ? (
        <div
          id={panelId}
          role="tabpanel"
          aria-labelledby={getTabId(panelId, openedSeason)}
          className={styles.panel}
        >
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
  openedSeason: Season;
  getSeasonHref: (season: Season) => string;
}

/** `isDropdownFallback`: the pills are visible only without scripts, in place of the dropdown. */
function SeasonPills({ isDropdownFallback, ...props }: ChoicesProps & { isDropdownFallback: boolean }) {
  const { label } = useEnvironment();
  return (
    <nav
      className={styles.pills}
      data-dropdown-fallback={isDropdownFallback || undefined}
      aria-label={label('seasons')}
    >
      <ul aria-busy={props.seasons.loadingDirection !== null || undefined}>
        <SeasonChoices {...props} className={styles.pill} />
      </ul>
    </nav>
  );
}

const failureLabelKeys: Readonly<Record<LoadDirection, string>> = {
  around: 'seasonsFailed',
  after: 'moreSeasonsFailed',
  before: 'previousSeasonsFailed',
};
