// The first event of a list as a wide card: a countdown to its start, or to its end while it is live.
import type { Card } from '@matinee/contract';
import { getLockLabelKey } from '@matinee/rules';
import { Artwork, Badge, ButtonLink, Icon, VisuallyHidden } from '@matinee/ui';
import { useEnvironment } from '../../../../shared/environment/environment.ts';
import { useCardLinks } from '../../../../shared/navigation/card-links.ts';
import { Countdown } from './countdown.tsx';
import styles from './lead-event.module.css';
import { LocalTime } from './local-time.tsx';

const imageSizes = '(width < 760px) 92vw, 56vw';

export function LeadEvent({ event, isLive }: { event: Card; isLive: boolean }) {
  const { label } = useEnvironment();
  const target = useCardLinks().getTitleLink(event);
  const { title, description, startDate, endDate } = event;
  const lock = getLockLabelKey(event.accessLevel);
  const targetTime = isLive ? endDate : startDate;
  return (
    <article className={styles.lead}>
      <Artwork
        image={event.thumbnail ?? event.poster}
        shape="fill"
        sizes={imageSizes}
        widthRange={[360, 1920]}
        loading="eager"
        priority="high"
        className={styles.image}
        fallback={<Icon name="film" />}
      />
      <div className={styles.text}>
        <p className={styles.time}>
          {isLive && (
            <Badge variant="alert" icon="live">
              {label('live')}
            </Badge>
          )}
          {startDate && <LocalTime instant={startDate} />}
        </p>
        <h2 className={styles.title}>{title}</h2>
        {description && <p className={styles.description}>{description}</p>}
        {targetTime && <Countdown targetTime={targetTime} title={label(isLive ? 'endsIn' : 'startsIn')} />}
        <ButtonLink
          variant="cta"
          icon={isLive ? (lock ? 'lock' : 'play') : undefined}
          href={target.href}
          isGrantedOnSignIn={target.isGrantedOnSignIn}
          cardId={event.id}
        >
          {label(isLive ? (lock ?? 'watchNow') : 'details')}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </ButtonLink>
      </div>
    </article>
  );
}
