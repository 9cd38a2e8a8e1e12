// Selects a season by tabs, pills or a dropdown, as the realm is configured, and always by a dropdown in
// narrow windows. CSS decides which is visible.
import type { Season, Series } from '@matinee/contract';
import { Menu, VisuallyHidden } from '@matinee/ui';
import { type ReactNode, useId } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { InlineError } from '../../../shared/errors/inline-error.tsx';
import { type LoadDirection, type SeasonsState, useSeasons } from '../state/use-seasons.ts';
import { getTabId, SeasonChoices } from './season-choices.tsx';
import styles from './season-picker.module.css';
import { SeasonTabs } from './season-tabs.tsx';

export interface SeasonPickerProps {
  series: Series;
  selectedSeason: Season;
  /** The URL of the page with another season selected. */
  getSeasonHref: (season: Season) => string;
  /** The episodes of the selected season. */
  children: ReactNode;
}

export function SeasonPicker({ series, selectedSeason, getSeasonHref, children }: SeasonPickerProps) {
  const { label, realm } = useEnvironment();
  const panelId = useId();
  const seasonsState = useSeasons(series, selectedSeason);
  const { hasBefore, hasAfter, failedDirection, loadSeasons } = seasonsState;
  const isOnlySeason = seasonsState.seasons.length === 1 && !hasBefore && !hasAfter;
  const choicesProps = { seasonsState, selectedSeason, getSeasonHref };
  const variant = realm.seasonPicker;
  return (
    <>
      <div className={styles.picker}>
        {isOnlySeason ? (
          <h2 className={styles.singleSeason}>{selectedSeason.title}</h2>
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
                    <VisuallyHidden>{label('seasons')}</VisuallyHidden> {selectedSeason.title}
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
          aria-labelledby={getTabId(panelId, selectedSeason)}
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

interface SeasonPillsProps {
  seasonsState: SeasonsState;
  selectedSeason: Season;
  getSeasonHref: (season: Season) => string;
  /** Whether the pills are visible only without scripts, in place of the dropdown. */
  isDropdownFallback: boolean;
}

function SeasonPills({ isDropdownFallback, ...props }: SeasonPillsProps) {
  const { label } = useEnvironment();
  return (
    <nav
      className={styles.pills}
      data-dropdown-fallback={isDropdownFallback || undefined}
      aria-label={label('seasons')}
    >
      <ul aria-busy={props.seasonsState.loadingDirection !== null || undefined}>
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
