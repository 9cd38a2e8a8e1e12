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
    'Records analytics events. Also accepts navigator.sendBeacon with the token in the body. When the realm requires consent, events without it are refused with `requiredConsent`.',
  body: z.strictObject({
    events: z.array(analyticsEventInput).min(1).max(MAX_EVENTS_PER_REQUEST),
    /** The viewer has given the consent that the realm requires. */
    consent: z.boolean().default(false),
    /** For senders that cannot set headers. */
    token: z.string().min(1).max(4000).optional(),
  }),
  errors: ['unknownRealm', 'requiredConsent', 'tooManyRequests'],
});

const text = z.string().max(4000);

/** A single report as browsers send it to `report-uri`. The other form is a list, sent to a reporting endpoint. */
const reportUriBody = z.object({
  'csp-report': z.object({
    'document-uri': text.optional(),
    'effective-directive': text.optional(),
    'violated-directive': text.optional(),
    'blocked-uri': text.optional(),
  }),
});
const reportingApiReport = z.object({
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
  summary: 'Receives reports of Content-Security-Policy violations from browsers.',
  body: z.union([reportUriBody, z.array(reportingApiReport).max(20)]),
  errors: ['unknownRealm', 'tooManyRequests'],
});
