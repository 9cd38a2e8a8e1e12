// The details of a title below its player.
import type { Video } from '@matinee/contract';
import { Badge } from '@matinee/ui';
import type { ReactNode } from 'react';
import { CreditItem, Credits } from '../../../entities/title/credits/credits.tsx';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { formatClock, formatDuration, formatLanguageName, formatList } from '../../../shared/i18n/formats.ts';
import styles from './video-details.module.css';

export function VideoDetails({ video, actions }: { video: Video; actions?: ReactNode }) {
  const { label } = useEnvironment();
  const { episodeInformation: episode } = video;
  return (
    <section className={styles.details} aria-label={label('aboutTitle')}>
      <div className={styles.main}>
        {video.seriesTitle && <p className={styles.series}>{video.seriesTitle}</p>}
        <h1 className={styles.title}>{video.title}</h1>
        <VideoMetadata video={video} />
        {video.tagline && <p className={styles.tagline}>{video.tagline}</p>}
        {video.description && <p className={styles.description}>{video.description}</p>}
        {actions && <div className={styles.actions}>{actions}</div>}
        {episode && (
          <p className={styles.episode}>
            {label('episodeOfSeason', { episode: episode.episodeNumber, season: episode.seasonTitle })}
          </p>
        )}
      </div>
      <CreditsAndLanguages video={video} />
      <Chapters video={video} />
    </section>
  );
}

/** Year, genres, duration and age rating in one line. */
export function VideoMetadata({ video }: { video: Pick<Video, 'year' | 'rating' | 'duration' | 'genres'> }) {
  const { label, language } = useEnvironment();
  return (
    <div className={styles.metadata}>
      {video.year && <span>{video.year}</span>}
      {video.genres?.length ? <span>{video.genres.join(' · ')}</span> : null}
      {video.duration && <span>{formatDuration(language, video.duration)}</span>}
      {video.rating !== undefined && (
        <Badge variant="outline">{label('ageRating', { age: video.rating })}</Badge>
      )}
    </div>
  );
}

function CreditsAndLanguages({ video }: { video: Video }) {
  const { label, language } = useEnvironment();
  const { people, audioTracks, subtitleLanguages } = video;
  const audioLanguages = audioTracks.map((track) => track.language);
  const languageGroups = [
    { name: label('audioLanguages'), codes: audioLanguages },
    { name: label('subtitleLanguages'), codes: subtitleLanguages },
  ].filter(({ codes }) => codes.length > 0);
  if (people.length === 0 && languageGroups.length === 0) return null;
  return (
    <dl className={styles.credits}>
      <Credits people={people} />
      {languageGroups.map(({ name, codes }) => (
        <CreditItem key={name} name={name}>
          {formatList(
            language,
            codes.map((code) => formatLanguageName(language, code)),
          )}
        </CreditItem>
      ))}
    </dl>
  );
}

function Chapters({ video }: { video: Video }) {
  const { label } = useEnvironment();
  if (video.annotations.length === 0) return null;
  return (
    <div className={styles.chapters}>
      <h2 className={styles.heading}>{label('chapters')}</h2>
      <ol>
        {video.annotations.map(({ title, start }) => (
          <li key={start} className={styles.chapter}>
            <span className={styles.time}>{formatClock(start)}</span>
            <span>{title}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
