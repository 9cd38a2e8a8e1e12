import type { SceneName } from '../../model.ts';
import type { Canvas, Layer } from '../canvas.ts';
import { aerial } from './aerial.ts';
import { arena } from './arena.ts';
import { botanic } from './botanic.ts';
import { castle } from './castle.ts';
import { corridor } from './corridor.ts';
import { cosmos } from './cosmos.ts';
import { creature } from './creature.ts';
import { forest } from './forest.ts';
import { geometry } from './geometry.ts';
import { noir } from './noir.ts';
import { object } from './object.ts';
import { ocean } from './ocean.ts';
import { papercut } from './papercut.ts';
import { profile } from './profile.ts';
import { ridges } from './ridges.ts';
import { road } from './road.ts';
import { skyline } from './skyline.ts';

/** Draws a scene on a canvas; returns its layers, the farthest first. */
export type Scene = (canvas: Canvas) => Layer[];

export const scenes: Readonly<Record<SceneName, Scene>> = {
  aerial,
  arena,
  botanic,
  castle,
  corridor,
  cosmos,
  creature,
  forest,
  geometry,
  noir,
  object,
  ocean,
  papercut,
  profile,
  ridges,
  road,
  skyline,
};
