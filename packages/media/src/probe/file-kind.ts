// Detects the kind of a file by its first bytes, before any decoder opens it.

/**
 * - `playlist`: refers to other files (HLS, DASH, ffconcat, SDP, SMIL …), whatever its extension
 * - `text`, `image`, `audio`: not a video
 * - `container`: starts like a container of videos
 */
export type FileKind = 'playlist' | 'text' | 'image' | 'audio' | 'container' | 'unknown';

/** Number of bytes to read from the start of a file. */
export const headByteCount = 64 * 1024;

const playlistStartPattern =
  /^(#EXTM3U|ffconcat\b|\[playlist\]|\[reference\]|<asx\b|v=0\r?\n|file\s+['"/\w]|(https?|rtsp|rtmp|mms):\/\/)/i;
const playlistElementPattern =
  /<(\w+:)?(MPD|SmoothStreamingMedia|CompositionPlaylist|AssetMap|smil|playlist|asx)[\s>]/i;

function decodeUnicodeText(head: Buffer): string | null {
  const isUtf16 = head.length >= 2 && (head.readUInt16BE(0) === 0xfffe || head.readUInt16BE(0) === 0xfeff);
  if (isUtf16) return new TextDecoder(head[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(head);
  if (head.some((byte) => byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d, 0x1b].includes(byte))) return null;
  try {
    // The head may end inside a character; `stream` omits an incomplete one.
    return new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
  } catch {
    return null;
  }
}

const hasBytesAt = (head: Buffer, offset: number, text: string) =>
  head.subarray(offset, offset + text.length).equals(Buffer.from(text, 'latin1'));

const imageBrands = ['heic', 'heix', 'heim', 'heis', 'mif1', 'msf1', 'avif', 'avis'];
const boxNames = ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip', 'pnot', 'styp'];

function isImage(head: Buffer): boolean {
  if (hasBytesAt(head, 4, 'ftyp')) return imageBrands.some((brand) => hasBytesAt(head, 8, brand));
  const starts = ['\x89PNG', 'GIF8', '\xff\xd8\xff', 'BM', 'II*\0', 'MM\0*', '8BPS'];
  return (
    starts.some((start) => hasBytesAt(head, 0, start)) ||
    (hasBytesAt(head, 0, 'RIFF') && hasBytesAt(head, 8, 'WEBP'))
  );
}

function isAudio(head: Buffer): boolean {
  if (hasBytesAt(head, 4, 'ftyp')) return hasBytesAt(head, 8, 'M4A ') || hasBytesAt(head, 8, 'M4B ');
  if (['ID3', 'fLaC', '#!AMR', 'MAC ', 'ADIF'].some((start) => hasBytesAt(head, 0, start))) return true;
  if (hasBytesAt(head, 0, 'RIFF') || hasBytesAt(head, 0, 'RF64') || hasBytesAt(head, 0, 'FORM')) {
    return hasBytesAt(head, 8, 'WAVE') || hasBytesAt(head, 8, 'AIFF') || hasBytesAt(head, 8, 'AIFC');
  }
  // A frame of MPEG audio or ADTS starts with 11 sync bits. 0xFF 0xFF, as in MPEG-1 Layer I, does not count as audio.
  return head.length > 2 && head[0] === 0xff && ((head[1] ?? 0) & 0xe0) === 0xe0 && head[1] !== 0xff;
}

function isContainer(head: Buffer): boolean {
  if (boxNames.some((box) => hasBytesAt(head, 4, box))) return true;
  if (hasBytesAt(head, 0, 'RIFF') && hasBytesAt(head, 8, 'AVI ')) return true;
  const starts = ['\x1aE\xdf\xa3', 'FLV\x01', 'OggS', '\x30\x26\xb2\x75', '\x06\x0e\x2b\x34', '\0\0\x01\xba'];
  if (starts.some((start) => hasBytesAt(head, 0, start))) return true;
  const hasSyncBytes = (offset: number, length: number) =>
    head[offset] === 0x47 && head[offset + length] === 0x47 && head[offset + 2 * length] === 0x47;
  return hasSyncBytes(0, 188) || hasSyncBytes(4, 192);
}

/**
 * Detects the kind of a file.
 * @param head its first bytes, at most `headByteCount`
 */
export function detectFileKind(head: Buffer): FileKind {
  const text = decodeUnicodeText(head);
  if (text !== null) {
    const start = text.replace(/^\uFEFF/, '').trimStart();
    return playlistStartPattern.test(start) || playlistElementPattern.test(start) ? 'playlist' : 'text';
  }
  if (hasBytesAt(head, 0, '#EXTM3U') || hasBytesAt(head, 0, 'ffconcat')) return 'playlist';
  if (isImage(head)) return 'image';
  if (isAudio(head)) return 'audio';
  return isContainer(head) ? 'container' : 'unknown';
}
