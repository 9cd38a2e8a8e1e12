// Plays packages of fixture films in Chromium over HLS and DASH.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLaunchOptions } from '@matinee/testing';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect } from 'vitest';
import { createPackage, ensureFixtureFile, type FixtureName } from '../src/fixtures/index.ts';
import { createDashManifest } from '../src/manifest/dash-manifest.ts';
import { createHlsPlaylistByName } from '../src/manifest/hls-playlists.ts';

const tokenQuery = 'token=a$b-1';
export const detailedFilm = 'hevcManyTracks';
const shakaPath = createRequire(import.meta.url).resolve('shaka-player/dist/shaka-player.compiled-es2021.js');

const playerDocument = `<!doctype html><meta charset="utf-8"><video id="video" muted></video>
<script src="/shaka.js"></script>`;

let scratch: string;
let server: Server;
let browser: Browser;
let origin: string;
const rejectedPaths: string[] = [];

type Package = Awaited<ReturnType<typeof createPackage>>;
const packages = new Map<FixtureName, Promise<Package>>();

/** Encodes a film once for both manifests: the detailed film with all renditions, others only with the lowest. */
function getPackage(name: FixtureName): Promise<Package> {
  const packagePromise =
    packages.get(name) ??
    ensureFixtureFile(name).then((file) =>
      createPackage(file, join(scratch, name), name === detailedFilm ? {} : { maxRungLines: 240 }),
    );
  packages.set(name, packagePromise);
  return packagePromise;
}

async function readPackageFile(
  { index, folders }: Package,
  name: string,
): Promise<[string, string | Buffer] | null> {
  if (name === 'manifest.mpd')
    return ['application/dash+xml', createDashManifest(index, { query: tokenQuery })];
  const playlist = createHlsPlaylistByName(index, name, { query: tokenQuery });
  if (playlist !== null) return ['application/vnd.apple.mpegurl', playlist];
  const [dir, file] = name.split('/');
  const folder = folders.find((candidate) => candidate.dir === dir);
  const type = name.endsWith('.vtt') ? 'text/vtt' : name.endsWith('.jpg') ? 'image/jpeg' : 'video/mp4';
  return folder ? [type, await readFile(join(folder.path, file ?? ''))] : null;
}

/** Serves the player page and each package under the name of its film. */
async function serve() {
  const readServedFile = async (path: string): Promise<[string, string | Buffer] | null> => {
    if (path === '/') return ['text/html', playerDocument];
    if (path === '/shaka.js') return ['text/javascript', await readFile(shakaPath)];
    const [film, ...fileSegments] = path.slice(1).split('/');
    const filmPackage = await packages.get(film as FixtureName);
    return filmPackage ? readPackageFile(filmPackage, fileSegments.join('/')) : null;
  };
  server = createServer(async (request, response) => {
    const [path = '/', query] = (request.url ?? '/').split('?');
    const isPublic = /^\/$|^\/shaka\.js$|\/index\.m3u8$|\/manifest\.mpd$/.test(path);
    const file = isPublic || query === tokenQuery ? await readServedFile(path) : null;
    if (!file && path !== '/favicon.ico') rejectedPaths.push(request.url ?? '');
    response.writeHead(file ? 200 : 404, { 'content-type': file?.[0] ?? 'text/plain' }).end(file?.[1]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

interface Track {
  language: string;
  label: string | null;
  height?: number | null;
}

type Thumbnail = { positionX: number; width: number; height: number; uris: string[] } | null;

/** The part of Shaka Player's interface that the tests use. The page loads Shaka Player from `/shaka.js`. */
interface Player {
  attach(video: HTMLVideoElement): Promise<void>;
  load(uri: string): Promise<void>;
  destroy(): Promise<void>;
  getVideoTracks(): Track[];
  getAudioTracks(): Track[];
  selectAudioTrack(track: Track): void;
  getTextTracks(): (Track & { forced: boolean; kind: string | null })[];
  selectTextTrack(track: Track): void;
  getImageTracks(): { id: number; width: number; height: number }[];
  getThumbnails(id: number, time: number): Promise<Thumbnail>;
  isLive(): boolean;
}

/** Runs in the page. Loads a manifest, plays, switches tracks, seeks, and returns its observations. */
async function playAllFeatures(manifest: string) {
  const { shaka: engine } = globalThis as unknown as { shaka: { Player: new () => Player } };
  const video = document.querySelector('video') as HTMLVideoElement;
  const player = new engine.Player();
  await player.attach(video);
  await player.load(manifest);
  const waitFor = async (isMet: () => boolean) => {
    for (let n = 0; n < 600 && !isMet(); n++) await new Promise((resolve) => setTimeout(resolve, 50));
    return isMet();
  };
  const english = player.getTextTracks().find((track) => track.language === 'en');
  if (english) player.selectTextTrack(english);
  await video.play();
  const hasAdvanced = await waitFor(() => video.currentTime > 0.4);
  const bufferedFrom = video.buffered.length > 0 ? video.buffered.start(0) : -1;
  const french = player.getAudioTracks().find((track) => track.language === 'fr');
  if (french) player.selectAudioTrack(french);
  const playsAfterSwitch = await waitFor(() => video.currentTime > 1);
  const listCueTexts = () => [...(video.textTracks[0]?.cues ?? [])].map((cue) => (cue as VTTCue).text);
  await waitFor(() => listCueTexts().length > 0);
  const cues = listCueTexts();
  video.currentTime = 5;
  const hasSought = await waitFor(() => video.currentTime > 5.3 && video.readyState >= 2);
  const [image] = player.getImageTracks();
  const thumbnail = image ? await player.getThumbnails(image.id, 3.2) : null;
  const sheetImage = new Image();
  sheetImage.src = thumbnail?.uris[0] ?? '';
  await sheetImage.decode();
  const observations = {
    hasAdvanced,
    playsAfterSwitch,
    hasSought,
    bufferedFrom,
    isLive: player.isLive(),
    duration: video.duration,
    videoSize: [video.videoWidth, video.videoHeight],
    renditionHeights: [...new Set(player.getVideoTracks().map((track) => track.height))].sort(),
    audioTracks: player.getAudioTracks().map(({ language, label }) => [language, label]),
    textTracks: player.getTextTracks().map(({ language, forced }) => [language, forced]),
    cues,
    imageTrack: player.getImageTracks()[0],
    tile: thumbnail && { x: thumbnail.positionX, width: thumbnail.width, height: thumbnail.height },
    sheetSize: [sheetImage.naturalWidth, sheetImage.naturalHeight],
  };
  await player.destroy();
  return observations;
}

/** Runs in the page. Plays the start, seeks near the end, and returns its observations. */
async function playBriefly({ manifest, nearEnd }: { manifest: string; nearEnd: number }) {
  const { shaka: engine } = globalThis as unknown as { shaka: { Player: new () => Player } };
  const video = document.querySelector('video') as HTMLVideoElement;
  const player = new engine.Player();
  await player.attach(video);
  await player.load(manifest);
  const waitFor = async (isMet: () => boolean) => {
    for (let n = 0; n < 600 && !isMet(); n++) await new Promise((resolve) => setTimeout(resolve, 50));
    return isMet();
  };
  await video.play();
  const hasAdvanced = await waitFor(() => video.currentTime > 0.3);
  video.currentTime = nearEnd;
  const hasSought = await waitFor(() => video.currentTime > nearEnd + 0.1 && video.readyState >= 2);
  const observations = {
    hasAdvanced,
    hasSought,
    isLive: player.isLive(),
    duration: video.duration,
    isUpright: video.videoHeight > video.videoWidth,
    hasVideo: video.videoWidth > 0,
    textTrackCount: player.getTextTracks().length,
  };
  await player.destroy();
  return observations;
}

/** Starts the server and the browser for the tests of a file. */
export function usePlayback(): void {
  beforeAll(async () => {
    scratch = await mkdtemp(join(tmpdir(), 'matinee-playback-'));
    await serve();
    browser = await chromium.launch(createLaunchOptions({ allowsAutoplay: true }));
  });

  afterAll(async () => {
    await browser?.close();
    server?.close();
    if (scratch) await rm(scratch, { recursive: true, force: true });
  });
}

/** Expects that a manifest of a film plays from its start and near its end. */
export async function expectPlayable(name: FixtureName, manifest: string): Promise<void> {
  const { index } = await getPackage(name);
  const tab = await browser.newPage();
  await tab.goto(origin);
  const nearEnd = index.duration - 1;
  const observations = await tab.evaluate(playBriefly, { manifest: `/${name}/${manifest}`, nearEnd });
  await tab.close();
  expect(observations).toMatchObject({ hasAdvanced: true, hasSought: true, isLive: false, hasVideo: true });
  expect(observations.duration).toBeCloseTo(index.duration, 0);
  expect(observations.isUpright).toBe(name === 'phoneMov');
  expect(observations.textTrackCount).toBe(index.text.length);
  expect(rejectedPaths).toEqual([]);
}

export async function observeDetailedFilm(manifest: string) {
  await getPackage(detailedFilm);
  const tab = await browser.newPage();
  await tab.goto(origin);
  const observations = await tab.evaluate(playAllFeatures, `/${detailedFilm}/${manifest}`);
  await tab.close();
  expect(rejectedPaths).toEqual([]);
  return observations;
}

export const manifestNames = ['index.m3u8', 'manifest.mpd'] as const;
