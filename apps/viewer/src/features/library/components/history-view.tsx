// What was watched, day by day, the newest first: each title with how far, and a way to take it out.
import type { Card } from '@matinee/contract';
import { MarkIcon } from '@matinee/ui';
import { TitleEntry } from '../../../entities/title/list/title-entry.tsx';
import { EntryPlaces, stillSizes, TitleList } from '../../../entities/title/list/title-list.tsx';
import { useNow } from '../../../shared/browser/use-current-time.ts';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { dateIn, dayIn, timeIn } from '../../../shared/i18n/date-formats.ts';
import { lengthIn } from '../../../shared/i18n/formats.ts';
import { useZone } from '../../../shared/i18n/time-zone.ts';
import { MoreLink } from '../../../shared/paging/next-page-link.tsx';
import { usePaged } from '../../../shared/paging/use-paged-list.ts';
import { ActionButton } from '../../../shared/ui/action-button.tsx';
import { historyQuery } from '../api/library-queries.ts';
import { daysOf } from '../state/group-by-day.ts';
import { useFocusAfter } from '../state/use-focus-after-removal.ts';
import { useForget } from '../state/use-remove-from-history.ts';
import { ClearHistory } from './clear-history.tsx';
import styles from './library.module.css';
import { KeptList } from './saved-list.tsx';

export interface HistoryViewProps {
  start: string | null;
  hrefOf: (lastSeen: string) => string;
}

const firstScreen = 8;
const lookEveryMs = 60_000;

export function HistoryView({ start, hrefOf }: HistoryViewProps) {
  const environment = useEnvironment();
  const { label, language, paths } = environment;
  const list = usePaged(historyQuery(environment, start));
  const { forget, clear, isClearing } = useForget();
  const { box, keepFocus } = useFocusAfter();
  const zone = useZone();
  const now = useNow(lookEveryMs);
  const today = now === null ? null : dateIn(zone, now);
  return (
    <KeptList
      list={list}
      places={
        <TitleList layout="grid" name={label('history')}>
          <EntryPlaces count={firstScreen} />
        </TitleList>
      }
      failed={label('historyFailed')}
      empty={{
        title: label('historyEmpty'),
        text: label('historyEmptyText'),
        href: paths.route('HOME'),
        action: label('goHome'),
      }}
      box={box}
      className={styles.days}
    >
      {(titles) => {
        const early = new Set(titles.slice(0, firstScreen));
        return (
          <>
            <ClearHistory onClear={clear} busy={isClearing} />
            {daysOf(titles, zone).map(({ date, titles: watched }) => {
              const { name, day } = dayIn(language, date, today);
              return (
                <section key={date} className={styles.day}>
                  <h2 className={styles.dayName}>
                    {name} <span className={styles.date}>{day}</span>
                  </h2>
                  <TitleList layout="grid" name={`${name} ${day}`}>
                    {watched.map((title) => (
                      <TitleEntry
                        key={title.id}
                        title={title}
                        facts={watchedFacts(title)}
                        sizes={stillSizes.grid}
                        loading={early.has(title) ? 'eager' : 'lazy'}
                        actions={
                          <span data-kept={title.id}>
                            <ActionButton
                              look="round"
                              icon={<MarkIcon name="remove" />}
                              text={label('historyRemove')}
                              about={title.title}
                              onClick={() => {
                                keepFocus(title.id);
                                forget(title);
                              }}
                            />
                          </span>
                        }
                      />
                    ))}
                  </TitleList>
                </section>
              );
            })}
            <MoreLink list={list} hrefOf={hrefOf} />
          </>
        );
      }}
    </KeptList>
  );

  /** `8:30 PM · 34 min left` */
  function watchedFacts({ watchProgress, seriesTitle }: Card): string {
    if (!watchProgress) return seriesTitle ?? '';
    const { position, duration, finished, updatedAt } = watchProgress;
    const left = finished
      ? label('watchedWhole')
      : label('timeLeft', { length: lengthIn(language, Math.max(1, duration - position)) });
    return [seriesTitle, timeIn(language, zone, updatedAt), left].filter(Boolean).join(' · ');
  }
}
