import { z } from 'zod';
import { defineCall } from '../call.ts';
import { externalPage, plugin } from '../entities/operator-pages.ts';

const language = z.string().optional();

export const getExternalPage = defineCall({
  method: 'GET',
  path: '/api/v2/externalpage/:pageId',
  tag: 'realm',
  auth: 'none',
  cacheSeconds: 5,
  summary: 'A page that the operator wrote, or the address of one elsewhere.',
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
  summary: 'A program of the operator that is shown in a frame.',
  params: z.object({ id: z.string().max(60) }),
  query: z.object({ language }),
  response: plugin,
  errors: ['unknownRealm', 'notFound'],
});
