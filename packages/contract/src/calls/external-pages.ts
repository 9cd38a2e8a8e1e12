import { z } from 'zod';
import { defineCall } from '../call.ts';
import { externalPage, plugin } from '../entities/external-pages.ts';

const language = z.string().optional();

export const getExternalPage = defineCall({
  method: 'GET',
  path: '/api/v2/externalpage/:pageId',
  tag: 'realm',
  auth: 'none',
  cacheSeconds: 5,
  summary: 'Returns an external page: text by the operator, or the URL of a page on another site.',
  params: z.object({ pageId: z.string().max(60) }),
  query: z.object({ language }),
  response: externalPage,
  errors: ['unknownRealm', 'notFound'],
});

export const getPlugin = defineCall({
  method: 'GET',
  path: '/api/v2/plugin/:id',
  tag: 'realm',
  auth: 'none',
  cacheSeconds: 5,
  summary: 'Returns a plugin of the operator, which the viewer shows in a frame.',
  params: z.object({ id: z.string().max(60) }),
  query: z.object({ language }),
  response: plugin,
  errors: ['unknownRealm', 'notFound'],
});
