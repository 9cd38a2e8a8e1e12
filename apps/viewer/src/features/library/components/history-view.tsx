// The history by day, newest first: each title with its progress and a remove button.
import type { Card } from '@matinee/contract';
import { DeferredIcon, getImageLoading } from '@matinee/ui';
import { TitleEntry } from '../../../entities/title/list/title-entry.tsx';
import { EntrySkeletons, entryImageSizes, TitleList } from '../../../entities/title/list/title-list.tsx';
import { useCurrentTime } from '../../../shared/browser/use-current-time.ts';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { formatDay, formatTime, toIsoDate } from '../../../shared/i18n/date-formats.ts';
import { formatDuration } from '../../../shared/i18n/formats.ts';
import { useTimeZone } from '../../../shared/i18n/time-zone.ts';
import { NextPageLink } from '../../../shared/paging/next-page-link.tsx';
import { usePagedList } from '../../../shared/paging/use-paged-list.ts';
import { ActionButton } from '../../../shared/ui/action-button.tsx';
import { createHistoryQuery } from '../api/library-queries.ts';
import { groupByDay } from '../state/group-by-day.ts';
import { useFocusAfterRemoval } from '../state/use-focus-after-removal.ts';
import { useRemoveFromHistory } from '../state/use-remove-from-history.ts';
import { ClearHistoryButton } from './clear-history-button.tsx';
import styles from './library.module.css';
import { LibraryList } from './library-list.tsx';

export interface HistoryViewProps {
  /** The cursor in the URL where the list starts. */
  startCursor: string | null;
  getPageHref: (lastSeen: string) => string;
}

const skeletonCount = 8;
const clockIntervalMs = 60_000;

export function HistoryView({ startCursor, getPageHref }: HistoryViewProps) {
  const environment = useEnvironment();
  const { label, language, paths } = environment;
  const list = usePagedList(createHistoryQuery(environment, startCursor));
  const { container, focusAfterRemoval, focusAfterRestoration } = useFocusAfterRemoval();
  const { remove, clear, isClearing } = useRemoveFromHistory(focusAfterRestoration);
  const zone = useTimeZone();
  const now = useCurrentTime(clockIntervalMs);
  const today = now === null ? null : toIsoDate(zone, now);
  return (
    <LibraryList
      list={list}
      placeholder={
        <TitleList layout="grid" name={label('history')}>
          <EntrySkeletons count={skeletonCount} />
        </TitleList>
      }
      errorTitle={label('historyFailed')}
      emptyProps={{
        title: label('historyEmpty'),
        text: label('historyEmptyText'),
        href: paths.buildPath('HOME'),
        linkText: label('goHome'),
      }}
      container={container}
      className={styles.days}
    >
      {(titles) => {
        const indexes = new Map(titles.map((title, index) => [title, index]));
        return (
          <>
            <ClearHistoryButton onClear={clear} isBusy={isClearing} />
            {groupByDay(titles, zone).map(({ date, titles: dayTitles }) => (
              <HistoryDay
                key={date}
                {...formatDay(language, date, today)}
                titles={dayTitles}
                zone={zone}
                getLoading={(title) => getImageLoading(indexes.get(title) ?? 0)}
                onRemove={(title) => {
                  focusAfterRemoval(title.id);
                  remove(title);
                }}
              />
            ))}
            <NextPageLink list={list} getPageHref={getPageHref} />
          </>
        );
      }}
    </LibraryList>
  );
}

interface HistoryDayProps {
  /** The day as text, such as `Today`, and its date. */
  name: string;
  dateText: string;
  titles: readonly Card[];
  zone: string;
  getLoading: (title: Card) => 'eager' | 'lazy';
  onRemove: (title: Card) => void;
}

function HistoryDay({ name, dateText, titles, zone, getLoading, onRemove }: HistoryDayProps) {
  const { label, language } = useEnvironment();
  return (
    <section className={styles.day}>
      <h2 className={styles.dayName}>
        {name}{' '}
        {/* A changed name has another length and would move this element, so the key creates a new one. */}
        <span key={name} className={styles.date}>
          {dateText}
        </span>
      </h2>
      <TitleList layout="grid" name={`${name} ${dateText}`}>
        {titles.map((title) => (
          <TitleEntry
            key={title.id}
            title={title}
            metadata={formatWatchedMetadata(title)}
            sizes={entryImageSizes.grid}
            loading={getLoading(title)}
            actions={
              <span data-title-id={title.id}>
                <ActionButton
                  variant="round"
                  icon={<DeferredIcon name="remove" />}
                  text={label('historyRemove')}
                  titleName={title.title}
                  onClick={() => onRemove(title)}
                />
              </span>
            }
          />
        ))}
      </TitleList>
    </section>
  );

  /** `8:30 PM · 34 min left` */
  function formatWatchedMetadata({ watchProgress, seriesTitle }: Card): string {
    if (!watchProgress) return seriesTitle ?? '';
    const { position, duration, finished, updatedAt } = watchProgress;
    const remainingTime = finished
      ? label('watched')
      : label('timeLeft', { length: formatDuration(language, Math.max(1, duration - position)) });
    return [seriesTitle, formatTime(language, zone, updatedAt), remainingTime].filter(Boolean).join(' · ');
  }
}
