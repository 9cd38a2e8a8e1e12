// A title that the viewer may not watch now: the reason, and what they can do.
import type { ContainerDetails, Video } from '@matinee/contract';
import { Badge, ButtonLink, ButtonRow, Notice } from '@matinee/ui';
import type { ReactNode } from 'react';
import { MetadataList } from '../../../entities/title/detail/metadata-list.tsx';
import { TitleHeader } from '../../../entities/title/detail/title-header.tsx';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { formatDuration } from '../../../shared/i18n/formats.ts';
import { useSession } from '../../../shared/session/session.ts';
import { SignInLink } from '../../../shared/session/sign-in-link.tsx';
import styles from './access-denied.module.css';

/** The fields of a video, series, playlist or live event that the panel shows. */
type DeniedTitle = Omit<ContainerDetails, 'people'> & Partial<Pick<Video, 'duration'>>;

export interface AccessDeniedProps {
  title: DeniedTitle;
  /** Metadata shown first, such as the time of an event. */
  leadingMetadata?: ReactNode;
  /** Buttons for actions that need no access. */
  extraActions?: ReactNode;
}

export function AccessDenied({ title, leadingMetadata, extraActions }: AccessDeniedProps) {
  const { label, language, paths } = useEnvironment();
  const { isGuest } = useSession();
  const image = title.hero ?? title.thumbnail ?? title.poster;
  const reasonLabelKey = getReasonLabelKey(title, isGuest);
  const shouldOfferSignIn =
    isGuest && (reasonLabelKey === 'refusedSignIn' || reasonLabelKey === 'refusedLicenceGuest');
  const metadataItems = [
    title.year,
    title.genres?.slice(0, 2).join(' · '),
    title.duration && formatDuration(language, title.duration),
  ];
  const metadata = (
    <>
      {leadingMetadata}
      <MetadataList items={metadataItems} />
      {title.rating !== undefined && (
        <Badge variant="outline">{label('ageRating', { age: title.rating })}</Badge>
      )}
    </>
  );
  const actions = (
    <div className={styles.actions}>
      <Notice kind="info">
        <p className={styles.reason}>{label(reasonLabelKey, { count: title.availableLicences.length })}</p>
        {reasonLabelKey.startsWith('refusedLicence') && <Licences title={title} />}
      </Notice>
      <ButtonRow>
        {shouldOfferSignIn && <SignInLink isGrantedOnSignIn={reasonLabelKey === 'refusedSignIn'} />}
        {extraActions}
        <ButtonLink variant={shouldOfferSignIn ? 'quiet' : 'cta'} href={paths.buildPath('HOME')}>
          {label('goHome')}
        </ButtonLink>
      </ButtonRow>
    </div>
  );
  return (
    <div className={styles.panel}>
      <TitleHeader title={title} image={image} metadata={metadata} actions={actions} />
    </div>
  );
}

function Licences({ title }: { title: DeniedTitle }) {
  return (
    <ul className={styles.licences}>
      {title.availableLicences.map(({ id, name, description }) => (
        <li key={id}>
          <strong>{name}</strong>
          {description && <span>{description}</span>}
        </li>
      ))}
    </ul>
  );
}

function getReasonLabelKey({ accessLevel, accessReasons }: DeniedTitle, isGuest: boolean): string {
  const hasReason = (code: string) => accessReasons.some((reason) => reason.includes(code));
  if (hasReason('NO_LONGER_AVAILABLE')) return 'refusedEnded';
  if (hasReason('NOT_YET_AVAILABLE')) return 'refusedNotYet';
  if (accessLevel === 'GEOBLOCKED') return 'refusedRegion';
  if (hasReason('AGE_RATING')) return 'refusedAge';
  if (accessLevel === 'GRANTED_ON_SIGN_IN') return 'refusedSignIn';
  return isGuest ? 'refusedLicenceGuest' : 'refusedLicence';
}
