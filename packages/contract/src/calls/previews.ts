// Previews for operators. To everybody else these calls do not exist: they answer `notFound`.
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { preview, previewDefaults } from '../entities/preview.ts';

export const getPreviewDefaults = defineCall({
  method: 'GET',
  path: '/api/v2/admin/preview',
  tag: 'previews',
  auth: 'optional',
  summary: 'What operators begin a draft from: the realm file as it is, and the keys of its pages.',
  response: previewDefaults,
  errors: ['unknownRealm', 'notFound'],
});

export const getSectionDraft = defineCall({
  method: 'GET',
  path: '/api/v2/admin/preview/section/:section',
  tag: 'previews',
  auth: 'optional',
  summary: 'A page of heroes and rows as operators write it.',
  params: z.object({ section: z.string().max(60) }),
  response: z.object({ section: z.record(z.string(), z.unknown()) }),
  errors: ['unknownRealm', 'notFound'],
});

export const postPreview = defineCall({
  method: 'POST',
  path: '/api/v2/admin/preview',
  tag: 'previews',
  auth: 'optional',
  summary: 'Checks a realm file, a page, or both, and answers what people would be shown. Nothing is saved.',
  body: z.strictObject({
    realmFile: z.unknown().optional(),
    section: z.unknown().optional(),
    /** One of the draft’s languages. */
    language: z.string().max(20).optional(),
    /** The page as the operator would see it as a person; else as a guest. */
    isSignedIn: z.boolean().optional(),
  }),
  response: preview,
  errors: ['unknownRealm', 'notFound'],
});
