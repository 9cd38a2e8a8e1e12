import { z } from 'zod';
import { defineCall } from '../call.ts';
import { importBatch } from '../entities/import.ts';

export const startImport = defineCall({
  method: 'POST',
  path: '/api/v2/imports',
  tag: 'media',
  auth: 'admin',
  status: 202,
  summary: 'Starts to import a file or folder that lies on the server.',
  body: z.strictObject({ path: z.string().min(1).max(4096) }),
  response: importBatch,
  errors: ['unknownRealm', 'unauthorised', 'forbidden', 'invalidPath'],
});

export const getImport = defineCall({
  method: 'GET',
  path: '/api/v2/imports/:id',
  tag: 'media',
  auth: 'admin',
  summary: 'How far an import is, file by file.',
  params: z.object({ id: z.string().max(60) }),
  response: importBatch,
  errors: ['unknownRealm', 'unauthorised', 'forbidden', 'notFound'],
});

export const streamImportEvents = defineCall({
  method: 'GET',
  path: '/api/v2/imports/:id/events',
  tag: 'media',
  auth: 'admin',
  stream: true,
  summary: 'The same as server-sent events, each the whole state, until the import is finished.',
  params: z.object({ id: z.string().max(60) }),
  response: importBatch,
  errors: ['unknownRealm', 'unauthorised', 'forbidden', 'notFound'],
});
