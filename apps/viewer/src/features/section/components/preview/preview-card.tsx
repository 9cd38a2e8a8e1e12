// The larger card shown on hover: the same image, more text and actions. Only the mouse opens it; keyboard
// and screen reader users use the card, which links to the title.
import type { Card } from '@matinee/contract';
import {
  getLockLabelKey,
  getProgressFraction,
  isPlayable,
  selectVisibleActions,
  slugify,
  toContentKind,
} from '@matinee/rules';
import { Artwork, Badge, Icon, WatchProgress } from '@matinee/ui';
import { FavouriteButton } from '../../../../entities/title/actions/favourite-button.tsx';
import {
  hasSchedule,
  ScheduleBadge,
  useLiveStatus,
} from '../../../../entities/title/card/schedule-badge.tsx';
import { formatTitleMetadata } from '../../../../entities/title/card/title-metadata.ts';
import { useEnvironment } from '../../../../shared/environment/environment.ts';
import { formatDuration } from '../../../../shared/i18n/formats.ts';
import type { CardLinks } from '../../../../shared/navigation/card-links.ts';
import type { Paths } from '../../../../shared/navigation/paths.ts';
import { useSession } from '../../../../shared/session/session.ts';
import styles from './preview-card.module.css';

export interface PreviewCardProps {
  title: Card;
  shape: 'landscape' | 'poster';
  cardLinks: CardLinks;
}

export function PreviewCard({ title, shape, cardLinks }: PreviewCardProps) {
  const { label, language, paths, realm } = useEnvironment();
  const { isGuest } = useSession();
  const canFavourite =
    selectVisibleActions(['favourites'], { isGuest, features: realm.features, title }).length > 0;
  const titleLink = cardLinks.getTitleLink(title);
  const isGrantedOnSignIn = titleLink.isGrantedOnSignIn || undefined;
  const lock = getLockLabelKey(title.accessLevel);
  const isUpcoming = useLiveStatus(title) === 'UPCOMING';
  const canPlay = isPlayable(toContentKind(title.type) ?? 'video') && !isUpcoming;
  const detailsHref = canPlay ? getDetailsHref(title, paths) : null;
  const watchedFraction = title.watchProgress ? getProgressFraction(title.watchProgress) : 0;
  const durationText = title.duration ? formatDuration(language, title.duration) : undefined;
  const metadata = [formatTitleMetadata(title, label), durationText].filter(Boolean).join(' · ');
  return (
    <div className={styles.card} aria-hidden data-preview-card>
      <a href={titleLink.href} tabIndex={-1} data-card={title.id} data-granted-on-sign-in={isGrantedOnSignIn}>
        <Artwork
          image={shape === 'poster' ? (title.poster ?? title.thumbnail) : (title.thumbnail ?? title.poster)}
          shape={shape}
          sizes={shape === 'poster' ? '310px' : '450px'}
          loading="eager"
          isInstant
          fallback={<Icon name="film" />}
        >
          {hasSchedule(title) && (
            <span className={styles.badge}>
              <ScheduleBadge title={title} />
            </span>
          )}
          {watchedFraction > 0 && <WatchProgress fraction={watchedFraction} />}
        </Artwork>
      </a>
      <div className={styles.body}>
        {realm.features.showTitles && <p className={styles.title}>{title.title}</p>}
        <p className={styles.metadata}>
          {metadata}
          {title.rating !== undefined && (
            <Badge variant="outline">{label('ageRating', { age: title.rating })}</Badge>
          )}
        </p>
        <div className={styles.actions}>
          <a
            className={styles.primaryAction}
            href={titleLink.href}
            tabIndex={-1}
            data-card={title.id}
            data-granted-on-sign-in={isGrantedOnSignIn}
          >
            <Icon name={lock ? 'lock' : canPlay ? 'play' : 'info'} isFilled={canPlay && !lock} />
            {label(lock ?? (canPlay ? 'play' : 'details'))}
          </a>
          {detailsHref && (
            <a className={styles.secondaryAction} href={detailsHref} tabIndex={-1}>
              <Icon name="info" />
              {label('details')}
            </a>
          )}
          {canFavourite && <FavouriteButton title={title} variant="round" isMouseOnly />}
        </div>
      </div>
    </div>
  );
}

/** The URL of the page that describes a title before playback: the series of an episode, the interstitial of a film. */
function getDetailsHref({ id, type, title, seriesId, seasonId }: Card, paths: Paths): string | null {
  const kind = toContentKind(type);
  if (kind === 'seasonVideo' && seriesId) {
    return paths.buildHref({
      route: 'SERIES',
      params: { seriesId },
      query: { ...(seasonId && { seasonId }) },
    });
  }
  if (kind === 'video') {
    return paths.buildHref({ route: 'INTERSTITIAL', params: { eventId: id, eventTitle: slugify(title) } });
  }
  return null;
}
