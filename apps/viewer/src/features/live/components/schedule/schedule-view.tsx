// One day as lists: live events, then the programmes of each channel.
import type { Card, Programme, Schedule } from '@matinee/contract';
import { ButtonLink, Grid, GridItem, gridImageSizes, MessagePanel } from '@matinee/ui';
import { useEffect, useId, useRef } from 'react';
import { ChannelName } from '../../../../entities/guide/components/channel-name.tsx';
import { ProgrammeLink } from '../../../../entities/guide/components/programme-link.tsx';
import { TitleCard } from '../../../../entities/title/card/title-card.tsx';
import { useCurrentTime } from '../../../../shared/browser/use-current-time.ts';
import { useEnvironment, useLabel } from '../../../../shared/environment/environment.ts';
import { formatTime } from '../../../../shared/i18n/date-formats.ts';
import { useCardLinks } from '../../../../shared/navigation/card-links.ts';
import { NextPageLink } from '../../../../shared/paging/next-page-link.tsx';
import type { PagedList } from '../../../../shared/paging/use-paged-list.ts';
import { ProgrammeLine } from './programme-line.tsx';
import styles from './schedule.module.css';

const clockIntervalMs = 30_000;

export function ScheduleView({ schedule, list }: { schedule: Schedule; list: PagedList<Schedule> }) {
  const { label, language, paths } = useEnvironment();
  const cardLinks = useCardLinks();
  const { events, channels, programmes, zone, from, day } = schedule;
  if (events.length === 0 && programmes.length === 0) {
    return (
      <MessagePanel
        icon="live"
        title={label('scheduleEmpty')}
        text={label('scheduleEmptyText')}
        actions={
          <ButtonLink variant="cta" href={paths.buildPath('UPCOMING')}>
            {label('seeUpcoming')}
          </ButtonLink>
        }
      />
    );
  }
  const programmesByChannel = Map.groupBy(programmes, ({ channelId }) => channelId);
  return (
    <div className={styles.body} aria-busy={list.isPreviousList || undefined}>
      {events.length > 0 && (
        <section className={styles.section}>
          <h2 className={styles.heading}>{label('scheduleEvents')}</h2>
          <Grid name={label('scheduleEvents')}>
            {events.map((event) => (
              <GridItem key={event.id}>
                <TitleCard
                  title={event}
                  cardLinks={cardLinks}
                  shape="landscape"
                  imageSizes={gridImageSizes.landscape}
                  metadata={formatTimeSpan(event, language, zone)}
                />
              </GridItem>
            ))}
          </Grid>
        </section>
      )}
      {programmes.length > 0 && (
        <section className={styles.section}>
          <h2 className={styles.heading}>{label('scheduleChannels')}</h2>
          <div className={styles.channels}>
            {channels.map((channel) => (
              <ChannelDay
                key={channel.id}
                channel={channel}
                programmes={programmesByChannel.get(channel.id) ?? []}
                zone={zone}
                dayStart={from}
              />
            ))}
          </div>
        </section>
      )}
      <NextPageLink
        list={list}
        getPageHref={(lastSeen) => paths.buildPath('SCHEDULE', {}, { query: { day, lastSeen } })}
      />
    </div>
  );
}

function formatTimeSpan({ startDate, endDate }: Card, language: string, zone: string): string {
  return [startDate, endDate]
    .map((instant) => (instant ? formatTime(language, zone, instant) : ''))
    .join(' – ');
}

interface ChannelDayProps {
  channel: Card;
  programmes: readonly Programme[];
  zone: string;
  /** The start of the day. */
  dayStart: string;
}

function ChannelDay({ channel, programmes, zone, dayStart }: ChannelDayProps) {
  const label = useLabel();
  const headingId = useId();
  const now = useCurrentTime(clockIntervalMs);
  const programmeList = useRef<HTMLOListElement>(null);
  const currentId = programmes.find((programme) => getProgrammeState(programme, now) === 'now')?.id;
  // Scrolls the current programme into view inside its own list, and again when the next programme starts.
  useEffect(() => {
    const listElement = programmeList.current;
    const entry =
      dayStart && currentId && listElement?.querySelector<HTMLElement>(`[data-programme="${currentId}"]`);
    if (listElement && entry) listElement.scrollTop = entry.offsetTop - 56;
  }, [currentId, dayStart]);
  return (
    <section className={styles.channel} aria-labelledby={headingId}>
      <ChannelName channel={channel} id={headingId} level={3} />
      {programmes.length === 0 && <p className={styles.empty}>{label('guideDayEmpty')}</p>}
      <ol ref={programmeList} className={styles.programmes}>
        {programmes.map((programme) => (
          <li key={programme.id} data-programme={programme.id}>
            <ProgrammeLink
              programme={programme}
              channel={channel}
              zone={zone}
              className={styles.programme}
              state={getProgrammeState(programme, now)}
            >
              <ProgrammeLine programme={programme} zone={zone} state={getProgrammeState(programme, now)} />
            </ProgrammeLink>
          </li>
        ))}
      </ol>
    </section>
  );
}

function getProgrammeState({ startDate, endDate }: Programme, now: number | null): 'past' | 'now' | 'later' {
  if (now === null || Date.parse(startDate) > now) return 'later';
  return Date.parse(endDate) <= now ? 'past' : 'now';
}
