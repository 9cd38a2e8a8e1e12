// Builds the ffmpeg filter graph of a film. Inputs are numbered in the order in which they are added.

import { toEvenSize } from './film-format.ts';
import type { Shot } from './shots.ts';

export interface ShotInputs {
  shot: Shot;
  layers: { path: string; width: number; height: number; speed: number }[];
  weather?: { path: string; x: string; y: string };
}

export interface VideoFormat {
  width: number;
  height: number;
  fps: number;
}

export interface FilterGraph {
  inputs: string[];
  chains: string[];
}

/** Fades the title card in from black, and the end card in and out. */
function buildFadeFilters(shot: Shot, fps: number): string {
  const fadeFrames = Math.min(Math.round(fps * 0.7), Math.floor(shot.frameCount / 2));
  if (shot.kind === 'title') return `,fade=in:0:${fadeFrames}`;
  if (shot.kind === 'end')
    return `,fade=in:0:${Math.floor(fadeFrames / 2)},fade=out:${shot.frameCount - fadeFrames}:${fadeFrames}`;
  return '';
}

/** Zooms a still image in or out about its centre. */
function buildZoomChain(shotInputs: ShotInputs, inputIndex: number, format: VideoFormat): string {
  const { shot } = shotInputs;
  const [layer] = shotInputs.layers;
  const zoomRange = (layer?.width ?? format.width) - format.width;
  const step = shot.kind === 'scene' ? Math.max(1, Math.min(2, Math.floor(zoomRange / shot.frameCount))) : 1;
  const travel = step * (shot.frameCount - 1);
  const width =
    shot.move === 'push' ? `${format.width}+${step}*n` : `${format.width}+${step}*(${travel / step}-n)`;
  const height = `ceil((${width})*${format.height}/${format.width})`;
  return (
    `[${inputIndex}:v]format=yuv420p,loop=${shot.frameCount - 1}:1:0,setpts=N/${format.fps}/TB,` +
    `scale=w='${width}':h='${height}':eval=frame:flags=bilinear,crop=${format.width}:${format.height}:exact=1`
  );
}

/** Moves layers at different speeds; they are aligned in the middle of the shot. */
function buildTrackingChains(
  shotInputs: ShotInputs,
  firstInputIndex: number,
  label: string,
  format: VideoFormat,
): string[] {
  const { shot, layers } = shotInputs;
  const direction = shot.move === 'track-left' ? -1 : 1;
  const chains: string[] = [];
  const margin = toEvenSize(((layers[0]?.width ?? format.width) - format.width) / 2);
  let baseStream = '';
  layers.forEach((layer, i) => {
    if (i === 0) {
      baseStream = `${label}p0`;
      chains.push(
        `[${firstInputIndex}:v]format=yuv420p,crop=${format.width}:${format.height}:${margin}:0,` +
          `loop=${shot.frameCount - 1}:1:0,setpts=N/${format.fps}/TB[${baseStream}]`,
      );
      return;
    }
    const start = toEvenSize(-margin - direction * layer.speed * (shot.frameCount / 2));
    const outputStream = `${label}p${i}`;
    chains.push(
      `[${baseStream}][${firstInputIndex + i}:v]overlay=x='${start}+${direction * layer.speed}*n':y=0[${outputStream}]`,
    );
    baseStream = outputStream;
  });
  chains.push(`[${baseStream}]null`);
  return chains;
}

/** Adds the chains of a shot; the last one outputs `[label]`. */
export function addShot(
  graph: FilterGraph,
  shotInputs: ShotInputs,
  label: string,
  format: VideoFormat,
): void {
  const firstInputIndex = graph.inputs.length;
  graph.inputs.push(...shotInputs.layers.map((layer) => layer.path));
  const isZoom = shotInputs.shot.move === 'push' || shotInputs.shot.move === 'pull';
  const chains = isZoom
    ? [buildZoomChain(shotInputs, firstInputIndex, format)]
    : buildTrackingChains(shotInputs, firstInputIndex, label, format);
  const lastChain = chains.pop() ?? '';
  graph.chains.push(...chains);
  const outputFilters = `${buildFadeFilters(shotInputs.shot, format.fps)},setsar=1,format=yuv420p[${label}]`;
  if (!shotInputs.weather) {
    graph.chains.push(`${lastChain}${outputFilters}`);
    return;
  }
  const weatherInputIndex = graph.inputs.push(shotInputs.weather.path) - 1;
  graph.chains.push(`${lastChain}[${label}scene]`);
  graph.chains.push(
    `[${label}scene][${weatherInputIndex}:v]overlay=x='${shotInputs.weather.x}':y='${shotInputs.weather.y}'${outputFilters}`,
  );
}
