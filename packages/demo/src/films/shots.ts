// The shot list of a film: its title card, shots of its own scene and of related scenes, and its end card.

import type { TimeOfDay } from '../artwork/palettes.ts';
import { createRandom, hashText } from '../artwork/random.ts';
import type { ArtDirection, DemoTitle, SceneName } from '../model.ts';
import { endCardSeconds, titleCardSeconds } from './film-format.ts';

export interface Shot {
  kind: 'title' | 'scene' | 'end';
  frameCount: number;
  art: ArtDirection;
  /** Varies the random seed between shots of the same scene. */
  salt: string;
  /** A tracking shot moves layers at different speeds; push zooms in, pull zooms out. */
  move: 'track-left' | 'track-right' | 'push' | 'pull';
  focusX: number;
  timeOfDay: TimeOfDay;
  /** Zoom factor; 1 shows the whole scene. */
  zoom: number;
}

/** Related scenes and motifs for the other shots of a film. */
const companionScenes: Readonly<Record<SceneName, readonly string[]>> = {
  ridges: ['ridges traveller', 'aerial contours', 'ridges cabin', 'forest deer'],
  skyline: ['skyline rooftop', 'corridor frame-standing', 'road', 'noir blinds'],
  ocean: ['ocean sail', 'aerial reef', 'ocean standing', 'ocean lighthouse'],
  cosmos: ['cosmos drift', 'corridor hatch-astronaut', 'cosmos dish', 'cosmos rings'],
  forest: ['forest cabin', 'ridges wolf', 'botanic birds', 'forest standing'],
  noir: ['noir standing', 'skyline hatted', 'noir spiral', 'corridor frame-hatted'],
  papercut: ['papercut boat', 'papercut balloon', 'papercut house', 'papercut fish'],
  arena: ['arena running', 'skyline rooftop', 'arena ball', 'profile man-city'],
  creature: ['papercut house', 'ridges balloon', 'creature owl', 'forest lantern'],
  road: ['road palms', 'ridges cactus', 'skyline standing', 'road side'],
  profile: ['ocean couple', 'botanic woman', 'profile man-hills', 'corridor arch-woman'],
  object: ['skyline rooftop', 'object chair', 'papercut cat', 'object umbrella'],
  castle: ['castle islands', 'forest lantern', 'castle dragon', 'ridges traveller'],
  corridor: ['noir standing', 'skyline standing', 'noir spiral', 'corridor arch-standing'],
  aerial: ['aerial fields', 'ridges pair', 'aerial reef', 'botanic butterfly'],
  botanic: ['botanic flower', 'aerial fields', 'botanic birds', 'forest deer'],
  geometry: ['geometry orbits', 'geometry flow', 'geometry rings', 'geometry blocks'],
};

const timesOfDay: readonly TimeOfDay[] = ['original', 'night', 'dawn'];

const desertMotifs: ReadonlySet<string> = new Set(['caravan', 'dunes', 'cactus', 'horse']);
const desertCompanions = ['ridges dunes', 'profile man-hills', 'ridges cactus', 'aerial contours'];

/** Scenes whose layers can move independently. The layers of other scenes depend on each other. */
const parallaxScenes: ReadonlySet<SceneName> = new Set([
  'ridges',
  'skyline',
  'ocean',
  'forest',
  'arena',
  'creature',
  'castle',
  'botanic',
]);

function chooseCompanionArt(title: DemoTitle, index: number): ArtDirection {
  const choices = desertMotifs.has(title.art.motif ?? '')
    ? desertCompanions
    : companionScenes[title.art.scene];
  const [scene = title.art.scene, motif = ''] = (choices[index % choices.length] ?? '').split(' ');
  return { ...title.art, scene: scene as SceneName, motif };
}

/** Creates the shots of a film with this duration. */
export function createShotList(title: DemoTitle, seconds: number): Shot[] {
  const random = createRandom(hashText(`${title.key}/shots`));
  const { fps } = title.filmSpec;
  const titleSeconds = Math.min(titleCardSeconds, seconds * 0.3);
  const endSeconds = Math.min(endCardSeconds, seconds * 0.25);
  const sceneSeconds = seconds - titleSeconds - endSeconds;
  const toFrames = (duration: number) => Math.max(2, Math.round(duration * fps));
  const cardDefaults = { salt: '', focusX: 0.5, art: title.art, timeOfDay: 'original', zoom: 1 } as const;
  const titleShot: Shot = {
    ...cardDefaults,
    kind: 'title',
    frameCount: toFrames(titleSeconds),
    move: 'push',
  };
  const count = title.filmSpec.source === 'shots' ? Math.max(1, Math.round(sceneSeconds / 5.2)) : 0;
  const shots: Shot[] = [titleShot];
  let remainingFrames = Math.round(seconds * fps) - titleShot.frameCount - toFrames(endSeconds);
  const offset = random.integer(0, 3);
  for (let i = 0; i < count; i++) {
    const usesTitleArt = i % 2 === 0;
    const art = usesTitleArt ? title.art : chooseCompanionArt(title, offset + (i >> 1));
    const shotFrameCount =
      i === count - 1
        ? remainingFrames
        : Math.min(
            remainingFrames - 2,
            Math.round((remainingFrames / (count - i)) * random.between(0.8, 1.2)),
          );
    remainingFrames -= shotFrameCount;
    const isTracking = parallaxScenes.has(art.scene) && art.motif !== 'whale' && art.motif !== 'shoal';
    const direction = random.chance(0.5) ? 'track-left' : 'track-right';
    shots.push({
      kind: 'scene',
      frameCount: Math.max(2, shotFrameCount),
      art,
      salt: `shot${i}`,
      move: isTracking ? direction : random.chance(0.5) ? 'push' : 'pull',
      focusX: random.between(0.36, 0.64),
      timeOfDay: i === 0 ? 'original' : random.pick(timesOfDay),
      zoom: usesTitleArt && i > 0 && isTracking ? random.between(1.3, 1.6) : 1,
    });
  }
  shots.push({ ...cardDefaults, kind: 'end', frameCount: toFrames(endSeconds), move: 'pull' });
  return shots;
}
