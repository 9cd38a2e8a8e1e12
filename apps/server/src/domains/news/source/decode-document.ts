// Decodes a document by the charset of its Content-Type or XML declaration. Removes NUL characters, which
// PostgreSQL cannot store.
export function decodeDocument(bytes: Uint8Array, contentType: string): string {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const [, charset] =
    /charset="?([\w.:-]+)/i.exec(contentType) ?? /encoding=["']([\w.:-]+)/i.exec(start) ?? [];
  try {
    return new TextDecoder(charset ?? 'utf-8').decode(bytes).replaceAll('\0', '');
  } catch {
    return new TextDecoder('utf-8').decode(bytes).replaceAll('\0', '');
  }
}
