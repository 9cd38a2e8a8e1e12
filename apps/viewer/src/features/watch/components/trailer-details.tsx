// Below a trailer: what it is about, the way there, and the other trailers.
import type { Card, ContainerFacts, Trailer } from '@matinee/contract';
import { ButtonLink } from '@matinee/ui';
import type { ReactNode } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import styles from './video-details.module.css';
import { VideoFacts } from './video-details.tsx';

/** What a trailer is about: a video or a series. */
export type TrailerSubject = ContainerFacts &
  Pick<Card, 'id' | 'type' | 'duration' | 'seriesTitle'> & { trailers?: readonly Trailer[] | undefined };

export interface TrailerDetailsProps {
  title: TrailerSubject;
  shown: Trailer;
  hrefOf: (other: Trailer) => string;
  /** To the title. */
  way: ReactNode;
}

export function TrailerDetails({ title, shown, hrefOf, way }: TrailerDetailsProps) {
  const { label } = useEnvironment();
  const others = (title.trailers ?? []).filter(
    ({ id, accessLevel }) =>
      id !== shown.id && (accessLevel === 'GRANTED' || accessLevel === 'GRANTED_ON_SIGN_IN'),
  );
  return (
    <section className={styles.details} aria-label={label('aboutTitle')}>
      <div className={styles.main}>
        <p className={styles.series}>{shown.title}</p>
        <h1 className={styles.title}>{title.title}</h1>
        <VideoFacts video={title} />
        {title.tagline && <p className={styles.tagline}>{title.tagline}</p>}
        {title.description && <p className={styles.description}>{title.description}</p>}
        <div className={styles.actions}>
          {way}
          {others.map((other) => (
            <ButtonLink key={other.id} icon="film" href={hrefOf(other)}>
              {other.title}
            </ButtonLink>
          ))}
        </div>
      </div>
    </section>
  );
}
