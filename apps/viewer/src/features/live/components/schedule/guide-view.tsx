// One day of all channels, scrolled to the current time.
import type { Schedule } from '@matinee/contract';
import { Button, ButtonLink, IconButton, MessagePanel } from '@matinee/ui';
import { type RefObject, useEffect, useRef } from 'react';
import { ChannelProgrammes } from '../../../../entities/guide/components/channel-programmes.tsx';
import { GuideTable, type GuideTableHandle } from '../../../../entities/guide/components/guide-table.tsx';
import { useCurrentTime } from '../../../../shared/browser/use-current-time.ts';
import { useEnvironment } from '../../../../shared/environment/environment.ts';
import { toIsoDate } from '../../../../shared/i18n/date-formats.ts';
import { NextPageLink } from '../../../../shared/paging/next-page-link.tsx';
import type { PagedList } from '../../../../shared/paging/use-paged-list.ts';
import styles from './guide-view.module.css';

const clockIntervalMs = 20_000;

export interface GuideViewProps {
  schedule: Schedule;
  list: PagedList<Schedule>;
}

export function GuideView({ schedule, list }: GuideViewProps) {
  const { label, paths } = useEnvironment();
  const now = useCurrentTime(clockIntervalMs);
  const table = useRef<GuideTableHandle>(null);
  const { channels, programmes, day, zone } = schedule;
  const [start, end] = [Date.parse(schedule.from), Date.parse(schedule.to)];
  const isToday = now !== null && toIsoDate(zone, now) === day;
  const scrolledZone = useRef<string | null>(null);
  // Scrolls once per zone, so that selecting another day keeps the visible time of day.
  useEffect(() => {
    if (now === null || scrolledZone.current === zone) return;
    scrolledZone.current = zone;
    table.current?.scrollToTime(getSameTimeOfDay(now, zone, start));
  }, [now, zone, start]);
  if (channels.length === 0) return <EmptyGuide />;
  const programmesByChannel = Map.groupBy(programmes, ({ channelId }) => channelId);
  return (
    <div className={styles.view} aria-busy={list.isPreviousList || undefined}>
      <ScrollButtons table={table} isToday={isToday} />
      <GuideTable
        name={label('guide')}
        channels={channels}
        start={start}
        end={end}
        now={now}
        isSticky
        handleRef={table}
        renderLine={(channel) => {
          const channelProgrammes = programmesByChannel.get(channel.id) ?? [];
          return (
            <ChannelProgrammes
              programmes={channelProgrammes}
              channel={channel}
              start={start}
              end={end}
              now={now}
              message={channelProgrammes.length === 0 && label('guideDayEmpty')}
            />
          );
        }}
      />
      <NextPageLink
        list={list}
        getPageHref={(lastSeen) => paths.buildPath('EPG', {}, { query: { day, lastSeen } })}
      />
    </div>
  );
}

function EmptyGuide() {
  const { label, paths } = useEnvironment();
  return (
    <MessagePanel
      icon="live"
      title={label('guideEmpty')}
      text={label('guideEmptyText')}
      actions={
        <ButtonLink variant="cta" href={paths.buildPath('LIVE_EVENTS')}>
          {label('liveNowAll')}
        </ButtonLink>
      }
    />
  );
}

interface ScrollButtonsProps {
  table: RefObject<GuideTableHandle | null>;
  isToday: boolean;
}

/** Buttons to the current time and to earlier and later times; on another day a link to today. */
function ScrollButtons({ table, isToday }: ScrollButtonsProps) {
  const { label, paths } = useEnvironment();
  return (
    <div className={styles.scrollButtons}>
      {isToday ? (
        <Button icon="live" onClick={() => table.current?.scrollToTime(Date.now())}>
          {label('guideNow')}
        </Button>
      ) : (
        <ButtonLink icon="live" href={paths.buildPath('EPG')}>
          {label('guideNow')}
        </ButtonLink>
      )}
      <IconButton
        icon="previous"
        label={label('guideEarlier')}
        onClick={() => table.current?.scrollByPage(-1)}
      />
      <IconButton icon="next" label={label('guideLater')} onClick={() => table.current?.scrollByPage(1)} />
    </div>
  );
}

/** The instant of a day with the current time of day. */
function getSameTimeOfDay(now: number, zone: string, dayStart: number): number {
  const parts = new Intl.DateTimeFormat('en', {
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
    timeZone: zone,
  }).formatToParts(now);
  const readPart = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return dayStart + (readPart('hour') * 60 + readPart('minute')) * 60_000;
}
