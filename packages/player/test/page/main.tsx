import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import {
  createPlayerStore,
  Player,
  type PlayerSource,
  playerLabelsEnglish,
  preloadPlayerEngine,
} from '../../src/index.ts';
import { arabic } from './arabic.ts';
import './page.css';
import './seen.ts';

const asked = new URLSearchParams(location.search);
const rtl = asked.get('dir') === 'rtl';
document.documentElement.dir = rtl ? 'rtl' : 'ltr';
document.documentElement.lang = rtl ? 'ar' : 'en';

const file = { dash: '/media/title.mpd', hls: '/media/title.m3u8' };
const type = asked.get('type') === 'hls' ? 'hls' : 'dash';
const source: PlayerSource = {
  id: 'one',
  title: rtl ? 'ليلة في المرصد' : 'A Night at the Observatory',
  thumb: asked.has('poster') ? '/media/poster.jpg' : undefined,
  sources: [{ type, url: file[type] }],
  token: asked.get('token'),
  tokenExpiresAt: asked.get('expires'),
  startAt: Number(asked.get('at') ?? 0),
  storyboard: {
    sheets: [{ url: '/media/storyboard.jpg' }],
    ...{ columns: 5, rows: 8, tileWidth: 160, tileHeight: 90, interval: 1 },
  },
  skipMarkers: [
    { kind: 'intro', start: 2, end: 6 },
    { kind: 'credits', start: 34, end: 40 },
  ],
  annotations: [
    { title: rtl ? 'الافتتاح' : 'Opening', start: 0 },
    { title: rtl ? 'تحت القبة' : 'Under the dome', start: 12 },
    { title: rtl ? 'الفجر' : 'Dawn', start: 28 },
  ],
};

const muted = asked.has('sound') ? false : undefined;
const store = createPlayerStore({ preferences: { muted, subtitleLanguage: asked.get('subtitles') } });
window.seen = { store, progress: [], preferences: [], backs: 0, firstFrame: 0 };

function Page() {
  useEffect(() => {
    document.querySelector('video')?.requestVideoFrameCallback(() => {
      window.seen.firstFrame = performance.now();
    });
  }, []);
  return (
    <Player
      source={source}
      store={store}
      labels={rtl ? arabic : playerLabelsEnglish}
      locale={rtl ? 'ar-EG' : 'en'}
      autoplay={!asked.has('paused')}
      authorise={async () => (await fetch('/authorise')).json()}
      onProgress={(...told) => window.seen.progress.push(told)}
      onPreferences={(change) => window.seen.preferences.push(change)}
      onBack={() => {
        window.seen.backs += 1;
      }}
      next={{ title: 'The Second Night' }}
      onNext={() => store.requests.stop()}
    />
  );
}

function begin(startAt: number): void {
  const url = new URL(file[type], location.href);
  const token = asked.get('token');
  if (token) url.searchParams.set('token', token);
  preloadPlayerEngine({
    ...{ url: url.href, type, startAt, audioLanguage: null },
    textLanguage: asked.get('subtitles'),
  });
}

/** Begins the title at this second before there is a player for it. */
async function beginAhead(startAt: number): Promise<void> {
  begin(startAt);
  const isSegment = ({ name }: PerformanceEntry) => name.includes('.m4s') || name.includes('.mp4');
  while (!performance.getEntriesByType('resource').some(isSegment))
    await new Promise((resolve) => setTimeout(resolve, 20));
}

if (asked.has('ahead')) await beginAhead(Number(asked.get('ahead')));
createRoot(document.getElementById('root') as HTMLElement).render(<Page />);
// The player is there, its engine's code is not.
if (asked.has('alongside')) begin(0);
