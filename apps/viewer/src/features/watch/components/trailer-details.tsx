// Details below a trailer: the title that it belongs to, a link to that title, and the title's other trailers.
import type { Card, ContainerDetails, Trailer } from '@matinee/contract';
import { ButtonLink } from '@matinee/ui';
import type { ReactNode } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import styles from './video-details.module.css';
import { VideoMetadata } from './video-details.tsx';

/** The video or series that a trailer belongs to. */
export type TrailerSubject = ContainerDetails &
  Pick<Card, 'id' | 'type' | 'duration' | 'seriesTitle'> & { trailers?: readonly Trailer[] | undefined };

export interface TrailerDetailsProps {
  title: TrailerSubject;
  currentTrailer: Trailer;
  getTrailerHref: (trailer: Trailer) => string;
  /** Link to the title. */
  titleLink: ReactNode;
}

export function TrailerDetails({ title, currentTrailer, getTrailerHref, titleLink }: TrailerDetailsProps) {
  const { label } = useEnvironment();
  const otherTrailers = (title.trailers ?? []).filter(
    ({ id, accessLevel }) =>
      id !== currentTrailer.id && (accessLevel === 'GRANTED' || accessLevel === 'GRANTED_ON_SIGN_IN'),
  );
  return (
    <section className={styles.details} aria-label={label('aboutTitle')}>
      <div className={styles.main}>
        <p className={styles.series}>{currentTrailer.title}</p>
        <h1 className={styles.title}>{title.title}</h1>
        <VideoMetadata video={title} />
        {title.tagline && <p className={styles.tagline}>{title.tagline}</p>}
        {title.description && <p className={styles.description}>{title.description}</p>}
        <div className={styles.actions}>
          {titleLink}
          {otherTrailers.map((trailer) => (
            <ButtonLink key={trailer.id} icon="film" href={getTrailerHref(trailer)}>
              {trailer.title}
            </ButtonLink>
          ))}
        </div>
      </div>
    </section>
  );
}
