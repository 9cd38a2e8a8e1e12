// From a click to the first frame, by the player or by the engine alone, with or without preloaded code.
import './page.css';

declare global {
  interface Window {
    /** Milliseconds from the click to the first frame. */
    took: number | undefined;
    ready: boolean | undefined;
  }
}

const asked = new URLSearchParams(location.search);
const url = asked.get('type') === 'hls' ? '/media/title.m3u8' : '/media/title.mpd';
const root = document.getElementById('root') as HTMLElement;

async function bare(): Promise<void> {
  const { shaka } = await import('../../src/engine/shaka/shaka.ts');
  const video = document.createElement('video');
  video.style.width = '100%';
  video.style.height = '100%';
  video.muted = true;
  root.append(video);
  whenSeen(video);
  const player = new shaka.Player();
  await player.attach(video);
  await player.load(new URL(url, location.href).href);
  await video.play();
}

async function ours(): Promise<void> {
  const [{ createRoot }, { createElement }, { Player, playerLabelsEnglish }] = await reactAndPlayer();
  const type = asked.get('type') === 'hls' ? ('hls' as const) : ('dash' as const);
  const source = { id: 'one', title: 'One', sources: [{ type, url }] };
  createRoot(root).render(
    createElement(Player, { source, labels: playerLabelsEnglish, controls: !asked.has('nc') }),
  );
  const watch = new MutationObserver(() => {
    const video = root.querySelector('video');
    if (!video) return;
    watch.disconnect();
    whenSeen(video);
  });
  watch.observe(root, { childList: true, subtree: true });
}

function reactAndPlayer() {
  return Promise.all([import('react-dom/client'), import('react'), import('../../src/index.ts')]);
}

let clicked = 0;
function whenSeen(video: HTMLVideoElement): void {
  video.requestVideoFrameCallback(() => {
    window.took = performance.now() - clicked;
  });
}

const isOurs = asked.has('ours');
if (asked.has('loaded')) {
  await import('../../src/engine/shaka/shaka.ts');
  if (isOurs) {
    await reactAndPlayer();
    const { preloadPlayerEngine } = await import('../../src/engine/preload.ts');
    preloadPlayerEngine();
  }
}
document.getElementById('start')?.addEventListener('click', () => {
  clicked = performance.now();
  void (isOurs ? ours() : bare());
});
window.ready = true;
