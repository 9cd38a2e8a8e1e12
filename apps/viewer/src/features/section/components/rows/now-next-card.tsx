// The card of a channel: its logo over the current programme, the progress, and the next programme.
import type { Card, Programme } from '@matinee/contract';
import { selectNowAndNext } from '@matinee/rules';
import { Artwork, Icon, useImageError } from '@matinee/ui';
import type { ReactNode } from 'react';
import { ProgrammeLink } from '../../../../entities/guide/components/programme-link.tsx';
import { useEnvironment } from '../../../../shared/environment/environment.ts';
import { formatTime } from '../../../../shared/i18n/date-formats.ts';
import { useTimeZone } from '../../../../shared/i18n/time-zone.ts';
import { useCardLinks } from '../../../../shared/navigation/card-links.ts';
import styles from './now-next-card.module.css';

export function NowNextCard({ channel, now }: { channel: Card; now: number | null }) {
  const { label, language } = useEnvironment();
  const zone = useTimeZone();
  const programmingInfo = channel.programmingInfo;
  const { current, next } = selectNowAndNext(
    { current: programmingInfo?.currentProgramme, next: programmingInfo?.nextProgramme },
    now ?? Date.now(),
  );
  const formatLocalTime = (instant: string) => formatTime(language, zone, instant);
  return (
    <ProgrammeOrChannelLink channel={channel} programme={current} zone={zone}>
      <span className={styles.frame}>
        <ProgrammeImage channel={channel} programme={current} />
        <ChannelLogoAndTitle channel={channel} />
        {current && now !== null && <ProgrammeProgress programme={current} now={now} />}
      </span>
      <span className={styles.text}>
        <span className={styles.title}>{current?.programme ?? channel.title}</span>
        <span className={styles.time}>
          {current
            ? `${formatLocalTime(current.startDate)} – ${formatLocalTime(current.endDate)}`
            : label('guideDayEmpty')}
        </span>
        {next && (
          <span className={styles.next}>
            {label('programmeNext', { time: formatLocalTime(next.startDate), title: next.programme })}
          </span>
        )}
      </span>
    </ProgrammeOrChannelLink>
  );
}

interface ProgrammeOrChannelLinkProps {
  channel: Card;
  programme: Programme | undefined;
  zone: string;
  children: ReactNode;
}

/** Opens the current programme. Between two programmes it links to the channel's page. */
function ProgrammeOrChannelLink({ channel, programme, zone, children }: ProgrammeOrChannelLinkProps) {
  const { getTitleLink } = useCardLinks();
  if (programme) {
    return (
      <ProgrammeLink
        programme={programme}
        channel={channel}
        zone={zone}
        className={styles.card}
        state="now"
        attributes={{ 'data-card': channel.id }}
      >
        {children}
      </ProgrammeLink>
    );
  }
  const target = getTitleLink(channel);
  return (
    <a
      className={styles.card}
      href={target.href}
      data-card={channel.id}
      data-focus-item
      data-granted-on-sign-in={target.isGrantedOnSignIn || undefined}
    >
      {children}
    </a>
  );
}

function ProgrammeImage({ channel, programme }: Pick<ProgrammeOrChannelLinkProps, 'channel' | 'programme'>) {
  const programmeImageUrl = programme?.thumbnailUrl;
  const { hasFailed, imageProps } = useImageError(programmeImageUrl);
  if (programmeImageUrl && !hasFailed) {
    return (
      <img
        {...imageProps}
        className={styles.image}
        src={programmeImageUrl}
        alt=""
        width={480}
        height={270}
        loading="lazy"
      />
    );
  }
  return (
    <Artwork
      image={channel.thumbnail ?? channel.poster}
      shape="landscape"
      sizes="320px"
      className={styles.image}
      fallback={<Icon name="live" />}
    />
  );
}

function ChannelLogoAndTitle({ channel }: { channel: Card }) {
  const logoUrl = channel.programmingInfo?.channelLogoUrl;
  const { hasFailed, imageProps } = useImageError(logoUrl);
  return (
    <span className={styles.channel}>
      {logoUrl && !hasFailed && (
        <img
          {...imageProps}
          className={styles.logo}
          src={logoUrl}
          alt=""
          width={32}
          height={32}
          loading="lazy"
        />
      )}
      <span className={styles.name}>{channel.title}</span>
    </span>
  );
}

function ProgrammeProgress({ programme, now }: { programme: Programme; now: number }) {
  const start = Date.parse(programme.startDate);
  const fraction = (now - start) / (Date.parse(programme.endDate) - start);
  return (
    <span className={styles.progress} aria-hidden>
      <span className={styles.progressValue} style={{ inlineSize: `${Math.round(fraction * 100)}%` }} />
    </span>
  );
}
