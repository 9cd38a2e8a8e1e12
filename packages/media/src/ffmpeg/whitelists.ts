// What ffmpeg may open: local protocols, containers that cannot refer to other files or hosts (no HLS, DASH, concat,
// SDP, image sequences, lavfi), and common film codecs.

export const protocolWhitelist = 'file,pipe';

/** Containers of sources, by ffmpeg's names. */
export const formatWhitelist = 'mov,mp4,matroska,webm,mpegts,mpeg,avi,mxf,gxf,flv,ogg,asf';

const splitNames = (text: string): string[] => text.trim().split(/\s+/);

export const videoCodecs = splitNames(`
  h264 hevc av1 vp8 vp9 mpeg1video mpeg2video mpeg4 h263 theora vc1
  wmv1 wmv2 wmv3 msmpeg4v2 msmpeg4v3 flv1 vp6f vp6 mjpeg dvvideo
  prores dnxhd cfhd ffv1 huffyuv ffvhuff utvideo v210 rawvideo
`);

export const audioCodecs = splitNames(`
  aac mp3 mp2 mp1 ac3 eac3 dts truehd mlp opus vorbis flac alac
  wmav1 wmav2 wmapro wmalossless amr_nb amr_wb nellymoser adpcm_ms adpcm_ima_wav
  pcm_s16le pcm_s16be pcm_s24le pcm_s24be pcm_s32le pcm_s32be pcm_u8 pcm_s8
  pcm_f32le pcm_f32be pcm_f64le pcm_alaw pcm_mulaw pcm_bluray pcm_dvd s302m
`);

export const textCodecs = splitNames('subrip ass webvtt mov_text text');
export const bitmapCodecs = splitNames('hdmv_pgs_subtitle dvd_subtitle dvb_subtitle xsub');

// Decoders whose name differs from that of their codec.
const differentlyNamedDecoders = splitNames(`
  libdav1d libaom-av1 mpegvideo msmpeg4 flv aac_latm mp3float mp2float mp1float
  dca libopus libvorbis amrnb amrwb srt ssa
`);

export const decoderWhitelist = [
  ...videoCodecs,
  ...audioCodecs,
  ...textCodecs,
  ...differentlyNamedDecoders,
].join(',');

// ffprobe opens a decoder for every stream, also for those that the import skips: bitmap subtitles, cover art.
const skippedStreamDecoders = splitNames(
  'pgssub dvdsub dvbsub xsub cc_dec libzvbi_teletextdec png gif bmp webp',
);

export const probeDecoderWhitelist = [decoderWhitelist, ...skippedStreamDecoders].join(',');
