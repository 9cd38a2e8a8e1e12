// The header of a live event: its start time, and a countdown to it, a notice that the event has ended, or a notice
// that it is not available to stream.
import type { LiveEvent } from '@matinee/contract';
import { Badge, ButtonLink, ButtonRow, Notice } from '@matinee/ui';
import type { ReactNode } from 'react';
import { MetadataList } from '../../../../entities/title/detail/metadata-list.tsx';
import { TitleHeader } from '../../../../entities/title/detail/title-header.tsx';
import { useEnvironment } from '../../../../shared/environment/environment.ts';
import type { CardLink } from '../../../../shared/navigation/card-links.ts';
import { Countdown } from './countdown.tsx';
import styles from './event-header.module.css';
import { LocalTime } from './local-time.tsx';

export interface EventHeaderProps {
  event: LiveEvent;
  /** The link that plays the event or its recording. */
  playLink: CardLink | undefined;
  /** Buttons after the link. */
  actions?: ReactNode;
}

export function EventHeader({ event, playLink, actions }: EventHeaderProps) {
  const { competition, venue } = event;
  return (
    <div className={styles.header}>
      <TitleHeader
        title={event}
        image={event.hero ?? event.thumbnail ?? event.poster}
        metadata={
          <>
            <EventTime event={event} />
            <MetadataList items={[competition, venue, event.genres?.[0]]} />
          </>
        }
        actions={
          <div className={styles.status}>
            <EventStatus event={event} />
            <ButtonRow>
              <EventCta event={event} playLink={playLink} />
              {actions}
            </ButtonRow>
          </div>
        }
      />
    </div>
  );
}

/** Live badge, premiere badge and start time. */
export function EventTime({ event }: { event: LiveEvent }) {
  const { label } = useEnvironment();
  return (
    <>
      {event.contentContext === 'LIVE' && (
        <Badge variant="alert" icon="live">
          {label('live')}
        </Badge>
      )}
      {event.premiereRelease && <Badge variant="outline">{label('premiere')}</Badge>}
      <LocalTime instant={event.startDate} className={styles.time} />
    </>
  );
}

function EventStatus({ event: { contentContext, startDate, hasStream } }: { event: LiveEvent }) {
  const { label, realm } = useEnvironment();
  if (contentContext === 'UPCOMING') return <Countdown targetTime={startDate} title={label('startsIn')} />;
  if (contentContext === 'ENDED') return <Notice kind="info">{label('thisEventHasEnded')}</Notice>;
  if (hasStream) return null;
  return (
    <Notice kind="info">
      <p className={styles.noticeTitle}>{label('noStreamTitle')}</p>
      <p>{label('noStreamText', { realm: realm.name })}</p>
    </Notice>
  );
}

function EventCta({ event: { contentContext }, playLink }: Omit<EventHeaderProps, 'actions'>) {
  const { label, paths } = useEnvironment();
  if (playLink) {
    return (
      <ButtonLink
        variant="cta"
        icon="play"
        href={playLink.href}
        isGrantedOnSignIn={playLink.isGrantedOnSignIn}
      >
        {label(contentContext === 'ENDED' ? 'watchRecording' : 'watchNow')}
      </ButtonLink>
    );
  }
  if (contentContext === 'UPCOMING') {
    return (
      <ButtonLink variant="cta" href={paths.buildPath('UPCOMING')}>
        {label('seeUpcoming')}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink variant="cta" href={paths.buildPath('LIVE_EVENTS')}>
      {label('liveNowAll')}
    </ButtonLink>
  );
}
