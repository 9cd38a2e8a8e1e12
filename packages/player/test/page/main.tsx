import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import {
  createPlayerStore,
  discardPreloadedTitle,
  Player,
  type PlayerSource,
  playerLabelsEnglish,
  preloadPlayerEngine,
} from '../../src/index.ts';
import { createSource } from '../create-source.ts';
import { playerLabelsArabic } from '../labels-arabic.ts';
import './page.css';
import './exposed-player.ts';

const params = new URLSearchParams(location.search);
const isRightToLeft = params.get('dir') === 'rtl';
document.documentElement.dir = isRightToLeft ? 'rtl' : 'ltr';
document.documentElement.lang = isRightToLeft ? 'ar' : 'en';

const manifestUrls = { dash: '/media/title.mpd', hls: '/media/title.m3u8' };
const type = params.get('type') === 'hls' ? 'hls' : 'dash';
const source: PlayerSource = {
  ...createSource({ isArabic: isRightToLeft }),
  posterUrl: params.has('poster') ? '/media/poster.jpg' : undefined,
  sources: [{ type, url: manifestUrls[type] }],
  token: params.get('token'),
  tokenExpiresAt: params.get('expires'),
  startAt: Number(params.get('at') ?? 0),
};

const muted = params.has('sound') ? false : undefined;
const store = createPlayerStore({ preferences: { muted, subtitleLanguage: params.get('subtitles') } });
window.exposedPlayer = { store, progress: [], preferences: [], backCount: 0, firstFrameMs: 0 };

function Page() {
  useEffect(() => {
    document.querySelector('video')?.requestVideoFrameCallback(() => {
      window.exposedPlayer.firstFrameMs = performance.now();
    });
  }, []);
  return (
    <Player
      source={source}
      store={store}
      labels={isRightToLeft ? playerLabelsArabic : playerLabelsEnglish}
      locale={isRightToLeft ? 'ar-EG' : 'en'}
      autoplay={!params.has('paused')}
      authorise={async () => (await fetch('/authorise')).json()}
      onProgress={(...progress) => window.exposedPlayer.progress.push(progress)}
      onPreferences={(change) => window.exposedPlayer.preferences.push(change)}
      onBack={() => {
        window.exposedPlayer.backCount += 1;
      }}
      next={{ title: 'The Second Night' }}
      onNext={() => store.requests.stop()}
    />
  );
}

function preload(startAt: number): void {
  const url = new URL(manifestUrls[type], location.href);
  const token = params.get('token');
  if (token) url.searchParams.set('token', token);
  preloadPlayerEngine({
    ...{ url: url.href, type, startAt, audioLanguage: null },
    textLanguage: params.get('subtitles'),
  });
}

/** Preloads the title at this second before the player is rendered. */
async function preloadAndWait(startAt: number): Promise<void> {
  preload(startAt);
  const isSegment = ({ name }: PerformanceEntry) => name.includes('.m4s') || name.includes('.mp4');
  while (!performance.getEntriesByType('resource').some(isSegment))
    await new Promise((resolve) => setTimeout(resolve, 20));
}

if (params.has('preloadAt')) await preloadAndWait(Number(params.get('preloadAt')));
if (params.has('discardPreload')) discardPreloadedTitle();
createRoot(document.getElementById('root') as HTMLElement).render(<Page />);
// The player is rendered; the code of its engine is not loaded yet.
if (params.has('preloadAfterRender')) preload(0);
