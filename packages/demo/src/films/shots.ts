// The shot list of a film: its title card, shots of its own scene and of scenes that go with it, and the end card.

import type { Hour } from '../artwork/palettes.ts';
import { createRandom, hashText } from '../artwork/random.ts';
import type { Art, DemoTitle, SceneName } from '../model.ts';
import { endCardSeconds, titleCardSeconds } from './timeline.ts';

export interface Shot {
  kind: 'title' | 'scene' | 'end';
  frames: number;
  art: Art;
  /** Makes shots of one scene differ from each other. */
  salt: string;
  /** track: layers pass by at different speeds; push and pull: the frame grows or shrinks. */
  move: 'track-left' | 'track-right' | 'push' | 'pull';
  focusX: number;
  hour: Hour;
  /** 1 shows the whole scene, more comes closer. */
  lens: number;
}

/** What else may be seen in a film whose poster shows such a scene. */
const companions: Readonly<Record<SceneName, readonly string[]>> = {
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
  profile: ['ocean couple', 'botanic dressed', 'profile man-hills', 'corridor arch-dressed'],
  object: ['skyline rooftop', 'object chair', 'papercut cat', 'object umbrella'],
  castle: ['castle islands', 'forest lantern', 'castle dragon', 'ridges traveller'],
  corridor: ['noir standing', 'skyline standing', 'noir spiral', 'corridor arch-standing'],
  aerial: ['aerial fields', 'ridges pair', 'aerial reef', 'botanic butterfly'],
  botanic: ['botanic flower', 'aerial fields', 'botanic birds', 'forest deer'],
  geometry: ['geometry orbits', 'geometry flow', 'geometry rings', 'geometry blocks'],
};

const hours: readonly Hour[] = ['own', 'night', 'dawn'];

const deserts: ReadonlySet<string> = new Set(['caravan', 'dunes', 'cactus', 'horse']);
const desertCompanions = ['ridges dunes', 'profile man-hills', 'ridges cactus', 'aerial contours'];

/** Scenes made of planes that can pass each other; the rest are pictures that must stay together. */
const wide: ReadonlySet<SceneName> = new Set([
  'ridges',
  'skyline',
  'ocean',
  'forest',
  'arena',
  'creature',
  'castle',
  'botanic',
]);

function companion(title: DemoTitle, index: number): Art {
  const choices = deserts.has(title.art.motif ?? '') ? desertCompanions : companions[title.art.scene];
  const [scene = title.art.scene, motif = ''] = (choices[index % choices.length] ?? '').split(' ');
  return { ...title.art, scene: scene as SceneName, motif };
}

export function shotList(title: DemoTitle, seconds: number): Shot[] {
  const random = createRandom(hashText(`${title.key}/shots`));
  const { fps } = title.film;
  const opening = Math.min(titleCardSeconds, seconds * 0.3);
  const closing = Math.min(endCardSeconds, seconds * 0.25);
  const between = seconds - opening - closing;
  const frames = (length: number) => Math.max(2, Math.round(length * fps));
  const still = { salt: '', focusX: 0.5, art: title.art, hour: 'own', lens: 1 } as const;
  const title_: Shot = { ...still, kind: 'title', frames: frames(opening), move: 'push' };
  const count = title.film.source === 'shots' ? Math.max(1, Math.round(between / 5.2)) : 0;
  const shots: Shot[] = [title_];
  let left = Math.round(seconds * fps) - title_.frames - frames(closing);
  const offset = random.whole(0, 3);
  for (let i = 0; i < count; i++) {
    const own = i % 2 === 0;
    const art = own ? title.art : companion(title, offset + (i >> 1));
    const share =
      i === count - 1
        ? left
        : Math.min(left - 2, Math.round((left / (count - i)) * random.between(0.8, 1.2)));
    left -= share;
    const tracks = wide.has(art.scene) && art.motif !== 'whale' && art.motif !== 'shoal';
    const side = random.chance(0.5) ? 'track-left' : 'track-right';
    shots.push({
      kind: 'scene',
      frames: Math.max(2, share),
      art,
      salt: `shot${i}`,
      move: tracks ? side : random.chance(0.5) ? 'push' : 'pull',
      focusX: random.between(0.36, 0.64),
      hour: i === 0 ? 'own' : random.pick(hours),
      lens: own && i > 0 && tracks ? random.between(1.3, 1.6) : 1,
    });
  }
  shots.push({ ...still, kind: 'end', frames: frames(closing), move: 'pull' });
  return shots;
}
