// Seasons as tabs over their episodes. Arrow keys move the focus, Enter or Space opens: episodes may have to
// load, so focus alone does not activate a tab.
import { getTabIndexForKey } from '@matinee/rules';
import type { KeyboardEvent } from 'react';
import { useLabel } from '../../../shared/environment/environment.ts';
import { SeasonChoices, type SeasonChoicesProps } from './season-choices.tsx';
import styles from './season-tabs.module.css';

export function SeasonTabs(props: Omit<SeasonChoicesProps, 'className' | 'panelId'> & { panelId: string }) {
  const label = useLabel();
  const { hasBefore, hasAfter, loadingDirection } = props.seasonsState;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const list = event.currentTarget;
    const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab]')];
    const index = tabs.indexOf(event.target as HTMLElement);
    if (index < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === ' ') {
      event.preventDefault();
      tabs[index]?.click();
    }
    const isRightToLeft = list.matches(':dir(rtl)');
    const isPartial = hasBefore || hasAfter;
    const targetIndex = getTabIndexForKey(event.key, { index, count: tabs.length, isRightToLeft, isPartial });
    if (targetIndex === null) return;
    event.preventDefault();
    tabs[targetIndex]?.focus({ preventScroll: true });
    tabs[targetIndex]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  return (
    <div className={styles.tabs}>
      <ul
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the items are shared with plain lists and have the presentation role
        role="tablist"
        aria-label={label('seasons')}
        aria-busy={loadingDirection !== null || undefined}
        onKeyDown={onKeyDown}
      >
        <SeasonChoices {...props} className={styles.tab} />
      </ul>
    </div>
  );
}
