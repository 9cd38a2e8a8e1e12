import { z } from 'zod';
import { defineCall } from '../call.ts';
import { importBatch } from '../entities/import.ts';

export const startImport = defineCall({
  method: 'POST',
  path: '/api/v2/imports',
  tag: 'media',
  auth: 'admin',
  status: 202,
  summary: 'Starts the import of a file or folder on the server, below a folder of the setting IMPORT_DIRS.',
  body: z.strictObject({ path: z.string().min(1).max(4096) }),
  response: importBatch,
  errors: ['unknownRealm', 'unauthorised', 'forbidden', 'invalidPath', 'importTooLarge'],
});

export const getImport = defineCall({
  method: 'GET',
  path: '/api/v2/imports/:id',
  tag: 'media',
  auth: 'admin',
  summary: 'Returns the state of an import, file by file.',
  params: z.object({ id: z.string().max(60) }),
  response: importBatch,
  errors: ['unknownRealm', 'unauthorised', 'forbidden', 'notFound'],
});

export const streamImportEvents = defineCall({
  method: 'GET',
  path: '/api/v2/imports/:id/events',
  tag: 'media',
  auth: 'admin',
  isEventStream: true,
  summary:
    'Streams the state of an import as server-sent events until it is finished. Each event contains the whole state.',
  params: z.object({ id: z.string().max(60) }),
  response: importBatch,
  errors: ['unknownRealm', 'unauthorised', 'forbidden', 'notFound'],
});
