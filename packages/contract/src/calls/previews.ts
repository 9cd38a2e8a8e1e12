// Previews for operators. For other viewers these calls respond with `notFound`.
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { preview, previewDefaults } from '../entities/preview.ts';

export const getPreviewDefaults = defineCall({
  method: 'GET',
  path: '/api/v2/admin/preview',
  tag: 'previews',
  auth: 'optional',
  callers: ['admin'],
  summary: 'Returns the current realm file and the keys of the section pages, as the start of a draft.',
  response: previewDefaults,
  errors: ['unknownRealm', 'notFound'],
});

export const getSectionDraft = defineCall({
  method: 'GET',
  path: '/api/v2/admin/preview/section/:section',
  tag: 'previews',
  auth: 'optional',
  callers: ['admin'],
  summary: 'Returns a section page in the form in which operators edit it.',
  params: z.object({ section: z.string().max(60) }),
  response: z.object({ section: z.record(z.string(), z.unknown()) }),
  errors: ['unknownRealm', 'notFound'],
});

export const postPreview = defineCall({
  method: 'POST',
  path: '/api/v2/admin/preview',
  tag: 'previews',
  auth: 'optional',
  callers: ['admin'],
  summary:
    'Validates a drafted realm file, a drafted section page or both, and returns what viewers would see. Nothing is saved.',
  body: z.strictObject({
    realmFile: z.unknown().optional(),
    section: z.unknown().optional(),
    /** One of the languages of the draft. */
    language: z.string().max(20).optional(),
    /** Preview the page for a signed-in viewer. Default: for a guest. */
    isSignedIn: z.boolean().optional(),
  }),
  response: preview,
  errors: ['unknownRealm', 'notFound'],
});
