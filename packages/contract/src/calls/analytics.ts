import { z } from 'zod';
import { defineCall } from '../call.ts';
import { analyticsEventInput } from '../entities/analytics.ts';

const MAX_EVENTS_PER_REQUEST = 50;

export const postAnalyticsEvents = defineCall({
  method: 'POST',
  path: '/api/v2/analytics/event',
  tag: 'analytics',
  auth: 'optional',
  status: 204,
  summary:
    'Takes what people did. Also accepts sendBeacon, with the token in the body. Where the realm asks for consent, nothing is kept without it.',
  body: z.strictObject({
    events: z.array(analyticsEventInput).min(1).max(MAX_EVENTS_PER_REQUEST),
    /** The person has agreed to what the realm asks. */
    consent: z.boolean().default(false),
    /** For senders that cannot set headers. */
    token: z.string().min(1).max(4000).optional(),
  }),
  errors: ['unknownRealm', 'requiredConsent', 'tooManyRequests'],
});

const text = z.string().max(4000);

/** One report as browsers send it to `report-uri`, or one of a list as they send it to an endpoint. */
const reportUriBody = z.object({
  'csp-report': z.object({
    'document-uri': text.optional(),
    'effective-directive': text.optional(),
    'violated-directive': text.optional(),
    'blocked-uri': text.optional(),
  }),
});
const reportToEntry = z.object({
  type: z.string().max(60),
  body: z
    .object({
      documentURL: text.optional(),
      effectiveDirective: text.optional(),
      blockedURL: text.nullable().optional(),
    })
    .optional(),
});

export const reportCspViolation = defineCall({
  method: 'POST',
  path: '/api/v2/csp-report',
  tag: 'service',
  auth: 'none',
  status: 204,
  summary: 'Takes a browser’s report that a page tried to do what its policy forbids.',
  body: z.union([reportUriBody, z.array(reportToEntry).max(20)]),
  errors: ['unknownRealm', 'tooManyRequests'],
});
