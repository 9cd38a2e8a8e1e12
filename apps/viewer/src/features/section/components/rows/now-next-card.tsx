// A channel: its logo over what it shows, how far that has come, and what follows.
import type { Card, Programme } from '@matinee/contract';
import { nowAndNext } from '@matinee/rules';
import { Artwork, Icon } from '@matinee/ui';
import { type ReactNode, useState } from 'react';
import { ProgrammeButton } from '../../../../entities/guide/components/programme-button.tsx';
import { useEnvironment } from '../../../../shared/environment/environment.ts';
import { timeIn } from '../../../../shared/i18n/date-formats.ts';
import { useZone } from '../../../../shared/i18n/time-zone.ts';
import { useTargets } from '../../../../shared/navigation/card-links.ts';
import styles from './now-next-card.module.css';

export function NowNextCard({ channel, now }: { channel: Card; now: number | null }) {
  const { label, language } = useEnvironment();
  const zone = useZone();
  const info = channel.programmingInfo;
  const { current, next } = nowAndNext(
    { current: info?.currentProgramme, next: info?.nextProgramme },
    now ?? Date.now(),
  );
  const time = (instant: string) => timeIn(language, zone, instant);
  return (
    <Opening channel={channel} programme={current} zone={zone}>
      <span className={styles.frame}>
        <Picture channel={channel} programme={current} />
        <Logo channel={channel} />
        {current && now !== null && <Progress programme={current} now={now} />}
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{current?.programme ?? channel.title}</span>
        <span className={styles.time}>
          {current ? `${time(current.startDate)} – ${time(current.endDate)}` : label('guideGap')}
        </span>
        {next && (
          <span className={styles.next}>
            {label('programmeNext', { time: time(next.startDate), title: next.programme })}
          </span>
        )}
      </span>
    </Opening>
  );
}

interface OpeningProps {
  channel: Card;
  programme: Programme | undefined;
  zone: string;
  children: ReactNode;
}

/** What is on tells more of itself; a channel in a gap leads to where it is watched. */
function Opening({ channel, programme, zone, children }: OpeningProps) {
  const { ofTitle } = useTargets();
  if (programme) {
    return (
      <ProgrammeButton
        programme={programme}
        channel={channel}
        zone={zone}
        className={styles.card}
        state="now"
        data={{ 'data-card': channel.id }}
      >
        {children}
      </ProgrammeButton>
    );
  }
  const target = ofTitle(channel);
  return (
    <a
      className={styles.card}
      href={target.href}
      data-card={channel.id}
      data-focus-item
      data-granted-on-sign-in={target.grantedOnSignIn || undefined}
    >
      {children}
    </a>
  );
}

function Picture({ channel, programme }: Pick<OpeningProps, 'channel' | 'programme'>) {
  const [failed, setFailed] = useState<string | null>(null);
  const own = programme?.thumbnailUrl;
  if (own && failed !== own) {
    return (
      <img
        className={styles.picture}
        src={own}
        alt=""
        width={480}
        height={270}
        loading="lazy"
        onError={() => {
          console.warn(`A picture could not be loaded: ${own}`);
          setFailed(own);
        }}
      />
    );
  }
  return (
    <Artwork
      picture={channel.thumbnail ?? channel.poster}
      shape="landscape"
      sizes="320px"
      className={styles.picture}
      fallback={<Icon name="live" />}
    />
  );
}

function Logo({ channel }: { channel: Card }) {
  const [failed, setFailed] = useState(false);
  const logo = channel.programmingInfo?.channelLogoUrl;
  return (
    <span className={styles.channel}>
      {logo && !failed && (
        <img
          className={styles.logo}
          src={logo}
          alt=""
          width={32}
          height={32}
          loading="lazy"
          onError={() => setFailed(true)}
        />
      )}
      <span className={styles.name}>{channel.title}</span>
    </span>
  );
}

function Progress({ programme, now }: { programme: Programme; now: number }) {
  const from = Date.parse(programme.startDate);
  const part = (now - from) / (Date.parse(programme.endDate) - from);
  return (
    <span className={styles.progress} aria-hidden>
      <span className={styles.done} style={{ inlineSize: `${Math.round(part * 100)}%` }} />
    </span>
  );
}
