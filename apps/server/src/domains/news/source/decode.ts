// Bytes → text, by what the server or the document says that they are written in, without what no text of ours holds.
export function decode(bytes: Uint8Array, contentType: string): string {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const [, said] = /charset="?([\w.:-]+)/i.exec(contentType) ?? /encoding=["']([\w.:-]+)/i.exec(start) ?? [];
  try {
    return new TextDecoder(said ?? 'utf-8').decode(bytes).replaceAll('\0', '');
  } catch {
    return new TextDecoder('utf-8').decode(bytes).replaceAll('\0', '');
  }
}
