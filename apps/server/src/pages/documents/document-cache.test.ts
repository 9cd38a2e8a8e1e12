import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createDocumentCache, type ResponseDocument } from './document-cache.ts';

test('compresses documents again after their second request, with 16 waiting documents at most', async () => {
  const { compressSharedDocument } = createDocumentCache({ events: { follow: () => () => {} } });
  const documents = Array.from({ length: 40 }, (_, number) => {
    const bytes = Buffer.from(randomBytes(4_000).toString('hex'));
    return { bytes, etag: `"${number}"` } as ResponseDocument;
  });
  const requestDocuments = (requested: ResponseDocument[]) =>
    Promise.all(requested.map((document) => compressSharedDocument(document, 'br')));
  const firstResponses = await requestDocuments(documents);
  await requestDocuments(documents);
  const countChanged = async (start: number, end: number) => {
    const responses = await requestDocuments(documents.slice(start, end));
    return responses.filter((bytes, index) => !bytes.equals(firstResponses[start + index] as Buffer)).length;
  };
  // One document is being compressed while sixteen wait.
  await expect.poll(() => countChanged(0, 17), { timeout: 30_000 }).toBe(17);
  expect(await countChanged(17, 40)).toBe(0);
  await expect.poll(() => countChanged(17, 34), { timeout: 30_000 }).toBe(17);
});
