import { z } from 'zod';
import { defineCall } from '../call.ts';
import { promoItemList, promoPlacement } from '../entities/section.ts';

export const getPromoItems = defineCall({
  method: 'GET',
  path: '/api/v2/promo-items',
  tag: 'realm',
  auth: 'optional',
  cacheSeconds: 5,
  summary:
    'Returns the promo items that the viewer may see now: those of their audience and language, within their period.',
  query: z.object({
    /** Only the items with this placement. */
    placement: promoPlacement.optional(),
    language: z.string().optional(),
  }),
  response: promoItemList,
  errors: ['unknownRealm'],
});
