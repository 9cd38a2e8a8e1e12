import type { Card } from '@matinee/contract';
import { getLockLabelKey, getResumePosition } from '@matinee/rules';
import { ButtonLink } from '@matinee/ui';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { useCardLinks } from '../../../shared/navigation/card-links.ts';

/** Plays a series from its next episode (`upNext`). */
export function WatchButton({ episode }: { episode: Card }) {
  const { label } = useEnvironment();
  const { accessLevel, episodeInformation, seasonId, seriesId, watchProgress } = episode;
  const target = useCardLinks().getTitleLink(episode, { shouldSkipInterstitial: true, seasonId, seriesId });
  const lock = getLockLabelKey(accessLevel);
  const labelValues = {
    season: episodeInformation?.seasonNumber ?? 1,
    episode: episodeInformation?.episodeNumber ?? 1,
  };
  const isResuming = watchProgress !== undefined && getResumePosition(watchProgress) > 0;
  const text = isResuming ? label('continueEpisode', labelValues) : label('watchEpisode', labelValues);
  return (
    <ButtonLink
      variant="cta"
      icon={lock ? 'lock' : 'play'}
      href={target.href}
      isGrantedOnSignIn={target.isGrantedOnSignIn}
    >
      {lock === 'signInToWatch' ? label('signInToWatch') : text}
    </ButtonLink>
  );
}
