// From a click to the first frame, by the player or by the engine alone, with or without preloaded code.
import './page.css';

declare global {
  interface Window {
    /** Milliseconds from the click to the first frame. */
    firstFrameMs: number | undefined;
    isReady: boolean | undefined;
  }
}

const params = new URLSearchParams(location.search);
const url = params.get('type') === 'hls' ? '/media/title.m3u8' : '/media/title.mpd';
const root = document.getElementById('root') as HTMLElement;

async function playBaseline(): Promise<void> {
  const { shaka } = await import('../../src/engine/shaka/shaka.ts');
  const video = document.createElement('video');
  video.style.width = '100%';
  video.style.height = '100%';
  video.muted = true;
  root.append(video);
  recordFirstFrame(video);
  const player = new shaka.Player();
  await player.attach(video);
  await player.load(new URL(url, location.href).href);
  await video.play();
}

async function playWithPlayer(): Promise<void> {
  const [{ createRoot }, { createElement }, { Player, playerLabelsEnglish }] = await importPlayer();
  const type = params.get('type') === 'hls' ? ('hls' as const) : ('dash' as const);
  const source = { id: 'one', title: 'One', sources: [{ type, url }] };
  createRoot(root).render(
    createElement(Player, { source, labels: playerLabelsEnglish, controls: !params.has('noControls') }),
  );
  const observer = new MutationObserver(() => {
    const video = root.querySelector('video');
    if (!video) return;
    observer.disconnect();
    recordFirstFrame(video);
  });
  observer.observe(root, { childList: true, subtree: true });
}

function importPlayer() {
  return Promise.all([import('react-dom/client'), import('react'), import('../../src/index.ts')]);
}

let clickTime = 0;
function recordFirstFrame(video: HTMLVideoElement): void {
  video.requestVideoFrameCallback(() => {
    window.firstFrameMs = performance.now() - clickTime;
  });
}

const usesPlayer = params.has('player');
if (params.has('loaded')) {
  await import('../../src/engine/shaka/shaka.ts');
  if (usesPlayer) {
    await importPlayer();
    const { preloadPlayerEngine } = await import('../../src/engine/preload.ts');
    preloadPlayerEngine();
  }
}
document.getElementById('start')?.addEventListener('click', () => {
  clickTime = performance.now();
  void (usesPlayer ? playWithPlayer() : playBaseline());
});
window.isReady = true;
