// The details of a programme, with playback from live or from its beginning.
import type { Card, Programme } from '@matinee/contract';
import {
  decideProgrammePlayback,
  getEventPhase,
  getProgrammeOffset,
  type ProgrammeStart,
} from '@matinee/rules';
import { Button, ButtonLink, ButtonRow, Dialog, Notice, useImageError } from '@matinee/ui';
import { useCurrentTime } from '../../../shared/browser/use-current-time.ts';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { formatDateTime, formatTime } from '../../../shared/i18n/date-formats.ts';
import { useCardLinks } from '../../../shared/navigation/card-links.ts';
import { ChannelName } from './channel-name.tsx';
import styles from './programme-dialog.module.css';

export interface ProgrammeDialogProps {
  programme: Programme;
  channel: Card;
  zone: string;
  onClose: () => void;
}

const clockIntervalMs = 10_000;

export function ProgrammeDialog({ programme, channel, zone, onClose }: ProgrammeDialogProps) {
  const { label, language } = useEnvironment();
  const { startDate, endDate, thumbnailUrl, episode, description } = programme;
  const { hasFailed, imageProps } = useImageError(thumbnailUrl);
  return (
    <Dialog open onClose={onClose} title={programme.programme} closeLabel={label('close')}>
      <div className={styles.panel}>
        {thumbnailUrl && !hasFailed && (
          <img {...imageProps} className={styles.image} src={thumbnailUrl} alt="" width={480} height={270} />
        )}
        {episode && <p className={styles.episode}>{episode}</p>}
        <p className={styles.time}>
          <time dateTime={startDate}>{formatDateTime(language, zone, startDate)}</time>
          {' – '}
          <time dateTime={endDate}>{formatTime(language, zone, endDate)}</time>
        </p>
        {description && <p className={styles.description}>{description}</p>}
        <ChannelName channel={channel} />
        <PlayButtons programme={programme} channel={channel} />
      </div>
    </Dialog>
  );
}

const labelKeys: Record<ProgrammeStart, string> = {
  fromLive: 'playFromLive',
  fromBeginning: 'playFromBeginning',
};

function PlayButtons({ programme, channel }: Pick<ProgrammeDialogProps, 'programme' | 'channel'>) {
  const { label, realm } = useEnvironment();
  const { getTitleLink } = useCardLinks();
  const now = useCurrentTime(clockIntervalMs);
  const programmeTimes = { startsAt: Date.parse(programme.startDate), endsAt: Date.parse(programme.endDate) };
  if (now === null || getEventPhase(programmeTimes, now) !== 'live') return null;
  const { accessLevel, eventStartDate } = channel;
  const { epgPlaybackContentStatus } = programme;
  const programmePlayback = decideProgrammePlayback({
    accessLevel,
    epgPlaybackContentStatus,
    epgPlayback: realm.features.epgPlayback,
  });
  const isUnavailable = programmePlayback.disabled || channel.eventId === undefined;
  const programmeStarts: ProgrammeStart[] =
    programmePlayback.primary === 'fromLive' ? ['fromLive', 'fromBeginning'] : ['fromBeginning', 'fromLive'];
  return (
    <>
      <ButtonRow>
        {programmeStarts.map((programmeStart, index) => {
          const variant = index === 0 ? 'cta' : 'quiet';
          const icon = programmeStart === 'fromLive' ? 'play' : 'restart';
          if (isUnavailable) {
            return (
              <Button key={programmeStart} variant={variant} icon={icon} disabled>
                {label(labelKeys[programmeStart])}
              </Button>
            );
          }
          const start = getProgrammeOffset(programmeStart, {
            programmeStartsAt: programmeTimes.startsAt,
            streamStartsAt: eventStartDate === undefined ? now : Date.parse(eventStartDate),
            now,
          });
          return (
            <ButtonLink
              key={programmeStart}
              variant={variant}
              icon={icon}
              href={getTitleLink(channel, { start }).href}
            >
              {label(labelKeys[programmeStart])}
            </ButtonLink>
          );
        })}
      </ButtonRow>
      {isUnavailable && <Notice kind="info">{label('programmeUnavailable', { realm: realm.name })}</Notice>}
    </>
  );
}
