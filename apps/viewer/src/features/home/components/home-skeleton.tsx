import { Rail, RailPlaces, Skeleton, VisuallyHidden } from '@matinee/ui';
import { useLabel } from '../../../environment/environment.ts';
import styles from './home-skeleton.module.css';

/** The outline of the page while it is asked for. */
export function HomeSkeleton() {
  const label = useLabel();
  return (
    <div>
      <VisuallyHidden>
        <h1>{label('loading')}</h1>
      </VisuallyHidden>
      <div className={styles.hero} aria-hidden>
        <Skeleton width="26rem" height="4.5rem" />
        <Skeleton width="34rem" height="3rem" />
        <Skeleton width="11rem" height="52px" />
      </div>
      {['first', 'second'].map((row) => (
        <div key={row} aria-hidden>
          <Rail title={' '} shape="landscape" labels={{ previous: '', next: '' }}>
            <RailPlaces count={8} />
          </Rail>
        </div>
      ))}
    </div>
  );
}
