import type { SceneName } from '../../model.ts';
import type { Canvas, Layer } from '../canvas.ts';
import { drawAerialScene } from './aerial.ts';
import { drawArenaScene } from './arena.ts';
import { drawBotanicScene } from './botanic.ts';
import { drawCastleScene } from './castle.ts';
import { drawCorridorScene } from './corridor.ts';
import { drawCosmosScene } from './cosmos.ts';
import { drawCreatureScene } from './creature.ts';
import { drawForestScene } from './forest.ts';
import { drawGeometryScene } from './geometry.ts';
import { drawNoirScene } from './noir.ts';
import { drawObjectScene } from './object.ts';
import { drawOceanScene } from './ocean.ts';
import { drawPapercutScene } from './papercut.ts';
import { drawProfileScene } from './profile.ts';
import { drawRidgesScene } from './ridges.ts';
import { drawRoadScene } from './road.ts';
import { drawSkylineScene } from './skyline.ts';

/** Draws a scene on a canvas; returns its layers, the farthest first. */
export type DrawScene = (canvas: Canvas) => Layer[];

export const scenes: Readonly<Record<SceneName, DrawScene>> = {
  aerial: drawAerialScene,
  arena: drawArenaScene,
  botanic: drawBotanicScene,
  castle: drawCastleScene,
  corridor: drawCorridorScene,
  cosmos: drawCosmosScene,
  creature: drawCreatureScene,
  forest: drawForestScene,
  geometry: drawGeometryScene,
  noir: drawNoirScene,
  object: drawObjectScene,
  ocean: drawOceanScene,
  papercut: drawPapercutScene,
  profile: drawProfileScene,
  ridges: drawRidgesScene,
  road: drawRoadScene,
  skyline: drawSkylineScene,
};
