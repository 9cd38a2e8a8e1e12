// Writes the filter graph of a film. Inputs are numbered in the order in which they are asked for.

import { even } from './even.ts';
import type { Shot } from './shots.ts';

export interface ShotFiles {
  shot: Shot;
  planes: { path: string; width: number; height: number; speed: number }[];
  weather?: { path: string; x: string; y: string };
}

export interface GraphFrame {
  width: number;
  height: number;
  fps: number;
}

export interface Graph {
  inputs: string[];
  chains: string[];
}

/** Fades a shot from and to black where the film has a pause. */
function pauses(shot: Shot, fps: number): string {
  const length = Math.min(Math.round(fps * 0.7), Math.floor(shot.frames / 2));
  if (shot.kind === 'title') return `,fade=in:0:${length}`;
  if (shot.kind === 'end')
    return `,fade=in:0:${Math.floor(length / 2)},fade=out:${shot.frames - length}:${length}`;
  return '';
}

/** A picture that grows or shrinks about its middle. */
function pushed(files: ShotFiles, input: number, frame: GraphFrame): string {
  const { shot } = files;
  const [plane] = files.planes;
  const room = (plane?.width ?? frame.width) - frame.width;
  const step = shot.kind === 'scene' ? Math.max(1, Math.min(2, Math.floor(room / shot.frames))) : 1;
  const travel = step * (shot.frames - 1);
  const width =
    shot.move === 'push' ? `${frame.width}+${step}*n` : `${frame.width}+${step}*(${travel / step}-n)`;
  const height = `ceil((${width})*${frame.height}/${frame.width})`;
  return (
    `[${input}:v]format=yuv420p,loop=${shot.frames - 1}:1:0,setpts=N/${frame.fps}/TB,` +
    `scale=w='${width}':h='${height}':eval=frame:flags=bilinear,crop=${frame.width}:${frame.height}:exact=1`
  );
}

/** Planes that pass each other; all meet at the middle of the shot. */
function tracked(files: ShotFiles, first: number, label: string, frame: GraphFrame): string[] {
  const { shot, planes } = files;
  const side = shot.move === 'track-left' ? -1 : 1;
  const chains: string[] = [];
  const margin = even(((planes[0]?.width ?? frame.width) - frame.width) / 2);
  let under = '';
  planes.forEach((plane, i) => {
    if (i === 0) {
      under = `${label}p0`;
      chains.push(
        `[${first}:v]format=yuv420p,crop=${frame.width}:${frame.height}:${margin}:0,` +
          `loop=${shot.frames - 1}:1:0,setpts=N/${frame.fps}/TB[${under}]`,
      );
      return;
    }
    const start = even(-margin - side * plane.speed * (shot.frames / 2));
    const over = `${label}p${i}`;
    chains.push(`[${under}][${first + i}:v]overlay=x='${start}+${side * plane.speed}*n':y=0[${over}]`);
    under = over;
  });
  chains.push(`[${under}]null`);
  return chains;
}

/** Adds a shot's chains; the last one ends in `[label]`. */
export function addShot(graph: Graph, files: ShotFiles, label: string, frame: GraphFrame): void {
  const first = graph.inputs.length;
  graph.inputs.push(...files.planes.map((plane) => plane.path));
  const moving = files.shot.move === 'push' || files.shot.move === 'pull';
  const chains = moving ? [pushed(files, first, frame)] : tracked(files, first, label, frame);
  const last = chains.pop() ?? '';
  graph.chains.push(...chains);
  const finish = `${pauses(files.shot, frame.fps)},setsar=1,format=yuv420p[${label}]`;
  if (!files.weather) {
    graph.chains.push(`${last}${finish}`);
    return;
  }
  const input = graph.inputs.push(files.weather.path) - 1;
  graph.chains.push(`${last}[${label}dry]`);
  graph.chains.push(
    `[${label}dry][${input}:v]overlay=x='${files.weather.x}':y='${files.weather.y}'${finish}`,
  );
}
