// Plays a list from its starting video.
import type { Card } from '@matinee/contract';
import { getLockLabelKey, type LinkContext } from '@matinee/rules';
import { ButtonLink } from '@matinee/ui';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { useCardLinks } from '../../../shared/navigation/card-links.ts';

export function ListPlayButton({ startingVideo, context }: { startingVideo: Card; context: LinkContext }) {
  const { label } = useEnvironment();
  const target = useCardLinks().getTitleLink(startingVideo, { shouldSkipInterstitial: true, ...context });
  const lock = getLockLabelKey(startingVideo.accessLevel);
  return (
    <ButtonLink
      variant="cta"
      icon={lock ? 'lock' : 'play'}
      href={target.href}
      isGrantedOnSignIn={target.isGrantedOnSignIn}
    >
      {lock === 'signInToWatch' ? label('signInToWatch') : label('play')}
    </ButtonLink>
  );
}
