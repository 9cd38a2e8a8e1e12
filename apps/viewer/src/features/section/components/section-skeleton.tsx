import { Rail, Skeleton } from '@matinee/ui';
import { LoadingHeading } from '../../../shared/ui/loading-heading.tsx';
import styles from './section-skeleton.module.css';

const cardLayout = { kind: 'card', shape: 'landscape' } as const;
const renderNothing = () => null;

export function SectionSkeleton() {
  return (
    <div>
      <LoadingHeading />
      <div className={styles.hero} aria-hidden>
        <Skeleton width="26rem" height="4.5rem" />
        <Skeleton width="34rem" height="3rem" />
        <Skeleton width="11rem" height="52px" />
      </div>
      {['first', 'second'].map((row) => (
        <div key={row} aria-hidden>
          <Rail
            title={' '}
            cardLayout={cardLayout}
            labels={{ previous: '', next: '' }}
            count={8}
            loadedCount={0}
            renderItem={renderNothing}
          />
        </div>
      ))}
    </div>
  );
}
