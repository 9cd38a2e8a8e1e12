// Plays a title without its interstitial page: the first video of a list, the next episode of a series.
import type { Card } from '@matinee/contract';
import { getLockLabelKey, type LinkContext } from '@matinee/rules';
import { ButtonLink } from '@matinee/ui';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { useCardLinks } from '../../../shared/navigation/card-links.ts';

interface PlayButtonProps {
  title: Card;
  context: LinkContext;
  /** Shown unless the user has to sign in first; the label `play` by default. */
  text?: string;
}

export function PlayButton({ title, context, text }: PlayButtonProps) {
  const { label } = useEnvironment();
  const target = useCardLinks().getTitleLink(title, { shouldSkipInterstitial: true, ...context });
  const lock = getLockLabelKey(title.accessLevel);
  return (
    <ButtonLink
      variant="cta"
      icon={lock ? 'lock' : 'play'}
      href={target.href}
      isGrantedOnSignIn={target.isGrantedOnSignIn}
    >
      {lock === 'signInToWatch' ? label('signInToWatch') : (text ?? label('play'))}
    </ButtonLink>
  );
}
