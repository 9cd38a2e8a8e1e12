// Filter chains from a source's picture to the picture of a rung. ffmpeg turns rotated pictures upright by itself.
import type { PackagePlan } from './package-plan.ts';

export type FrameSize = { width: number; height: number };

const transferNames = { pq: 'smpte2084', hlg: 'arib-std-b67' } as const;

// HDR to SDR: linear light, squeezed by Hable's curve, in BT.709.
const createToneMap = (hdr: 'pq' | 'hlg') => [
  `zscale=tin=${transferNames[hdr]}:min=bt2020nc:pin=bt2020:rin=tv:t=linear:npl=100`,
  'format=gbrpf32le',
  'zscale=p=bt709',
  'tonemap=hable:desat=0',
  'zscale=t=bt709:m=bt709:r=tv',
];

// Every rung says BT.709 and is BT.709, whatever the size: players guess differently for small pictures.
const colourTags = 'setparams=colorspace=bt709:color_primaries=bt709:color_trc=bt709:range=tv';

export const createScaleFilter = ({ width, height }: FrameSize, inputMatrix = 'auto'): string =>
  `scale=${width}:${height}:flags=bicubic:in_color_matrix=${inputMatrix}:out_color_matrix=bt709:out_range=tv`;

// A file that does not say is taken for what its size was made with in its time.
function selectColourMatrix({ colourMatrix, pixelFormat, height }: PackagePlan['video']['source']): string {
  if (colourMatrix !== null || /rgb|bgr|gbr/.test(pixelFormat ?? '')) return 'auto';
  return height >= 720 ? 'bt709' : 'bt601';
}

/** From the source to plain pictures of one size: woven fields apart, HDR made SDR, square pixels. */
export function createVideoFilters(
  plan: PackagePlan,
  size: FrameSize,
  frameRateFilters: string[] = [],
): string[] {
  const { source } = plan.video;
  return [
    ...(source.interlaced ? ['bwdif=mode=send_frame:parity=auto:deint=all'] : []),
    ...frameRateFilters,
    ...(source.hdr === null
      ? [createScaleFilter(size, selectColourMatrix(source))]
      : [`scale=${size.width}:${size.height}:flags=bicubic`, ...createToneMap(source.hdr)]),
    'setsar=1',
    'format=yuv420p',
    colourTags,
  ];
}

/** The frames at the plan's constant rate from time 0 on, padded where the source starts late. */
export function createFrameRateFilter(plan: PackagePlan): string {
  const { numerator, denominator } = plan.video.frameRate;
  return `fps=fps=${numerator}/${denominator}:start_time=0`;
}

/** From our pictures to those of a JPEG of this size: full range, BT.601. */
export const createJpegFilter = (width: number, height: number): string =>
  [
    `scale=${width}:${height}:flags=area:in_color_matrix=bt709:out_color_matrix=bt601:out_range=pc`,
    'format=yuvj420p',
  ].join(',');
