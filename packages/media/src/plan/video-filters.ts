// ffmpeg filters that convert the source video to a rung. ffmpeg applies the rotation of the source itself.
import type { PackagePlan } from './package-plan.ts';

export type FrameSize = { width: number; height: number };

const transferNames = { pq: 'smpte2084', hlg: 'arib-std-b67' } as const;

// HDR to SDR: linear light, tone mapping by Hable's curve, then BT.709.
const createToneMap = (hdr: 'pq' | 'hlg') => [
  `zscale=tin=${transferNames[hdr]}:min=bt2020nc:pin=bt2020:rin=tv:t=linear:npl=100`,
  'format=gbrpf32le',
  'zscale=p=bt709',
  'tonemap=hable:desat=0',
  'zscale=t=bt709:m=bt709:r=tv',
];

// All rungs are converted to BT.709 and tagged so, because players guess the colour space of small videos
// differently.
const colourTags = 'setparams=colorspace=bt709:color_primaries=bt709:color_trc=bt709:range=tv';

export const createScaleFilter = ({ width, height }: FrameSize, inputMatrix = 'auto'): string =>
  `scale=${width}:${height}:flags=bicubic:in_color_matrix=${inputMatrix}:out_color_matrix=bt709:out_range=tv`;

// Sources that do not declare a colour matrix get the usual one for their height: BT.709 for HD, BT.601 for
// SD.
function selectColourMatrix({ colourMatrix, pixelFormat, height }: PackagePlan['video']['source']): string {
  if (colourMatrix !== null || /rgb|bgr|gbr/.test(pixelFormat ?? '')) return 'auto';
  return height >= 720 ? 'bt709' : 'bt601';
}

/**
 * Returns the filters from the source to progressive SDR frames of one size with square pixels.
 * @param frameRateFilters filters between deinterlacing and scaling
 */
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

/**
 * Returns the filter that produces the plan's constant frame rate from time 0, repeating frames where the
 * source starts late.
 */
export function createFrameRateFilter(plan: PackagePlan): string {
  const { numerator, denominator } = plan.video.frameRate;
  return `fps=fps=${numerator}/${denominator}:start_time=0`;
}

/** Returns the filter that scales BT.709 frames and converts them to JPEG colours (full range, BT.601). */
export const createJpegFilter = (width: number, height: number): string =>
  [
    `scale=${width}:${height}:flags=area:in_color_matrix=bt709:out_color_matrix=bt601:out_range=pc`,
    'format=yuvj420p',
  ].join(',');
