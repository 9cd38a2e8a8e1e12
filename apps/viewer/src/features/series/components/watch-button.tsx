import type { Card } from '@matinee/contract';
import { getLockBadge, getResumePosition } from '@matinee/rules';
import { ButtonLink } from '@matinee/ui';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { useCardLinks } from '../../../shared/navigation/card-links.ts';

/** The way into a series: its first episode, or the one that the viewer is at. */
export function WatchButton({ episode }: { episode: Card }) {
  const { label } = useEnvironment();
  const { accessLevel, episodeInformation, seasonId, seriesId, watchProgress } = episode;
  const target = useCardLinks().ofTitle(episode, { direct: true, seasonId, seriesId });
  const lock = getLockBadge(accessLevel);
  const place = {
    season: episodeInformation?.seasonNumber ?? 1,
    episode: episodeInformation?.episodeNumber ?? 1,
  };
  const goesOn = watchProgress !== undefined && getResumePosition(watchProgress) > 0;
  const words = goesOn ? label('continueEpisode', place) : label('watchEpisode', place);
  return (
    <ButtonLink
      look="call"
      icon={lock ? 'lock' : 'play'}
      href={target.href}
      grantedOnSignIn={target.grantedOnSignIn}
    >
      {lock === 'signInToWatch' ? label('signInToWatch') : words}
    </ButtonLink>
  );
}
