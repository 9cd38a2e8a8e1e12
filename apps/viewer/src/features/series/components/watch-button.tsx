import type { Card } from '@matinee/contract';
import { getResumePosition } from '@matinee/rules';
import { PlayButton } from '../../../entities/title/actions/play-button.tsx';
import { useEnvironment } from '../../../shared/environment/environment.ts';

/** Plays a series from its next episode (`upNext`). */
export function WatchButton({ episode }: { episode: Card }) {
  const { label } = useEnvironment();
  const { episodeInformation, seasonId, seriesId, watchProgress } = episode;
  const isResuming = watchProgress !== undefined && getResumePosition(watchProgress) > 0;
  const text = label(isResuming ? 'continueEpisode' : 'watchEpisode', {
    season: episodeInformation?.seasonNumber ?? 1,
    episode: episodeInformation?.episodeNumber ?? 1,
  });
  return <PlayButton title={episode} context={{ seasonId, seriesId }} text={text} />;
}
