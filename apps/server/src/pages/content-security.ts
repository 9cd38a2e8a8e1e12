// The Content-Security-Policy of documents. Documents have no inline script, so that all viewers can share
// their cached bytes; the policy lists inline styles by hash.
import { createHash } from 'node:crypto';
import { calls } from '@matinee/contract';

const reportPath = calls.reportCspViolation.path;

export interface AllowedOrigins {
  /** Origins of embedded frames. */
  frames: readonly string[];
  /** Origins of requests. */
  requests: readonly string[];
}

/** The policy of a document with these inline styles, which may use these other origins. */
export function buildContentSecurityPolicy(
  inlineStyles: readonly string[],
  { frames, requests }: AllowedOrigins = { frames: [], requests: [] },
): string {
  const hashes = inlineStyles.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src-elem 'self' ${hashes.join(' ')}`,
    // Placeholders and progress bars use style attributes, which are harmless without style elements.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    `connect-src ${["'self'", ...requests].join(' ')}`,
    "font-src 'self'",
    "worker-src 'self' blob:",
    `frame-src ${["'self'", ...frames].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    `report-uri ${reportPath}`,
    'report-to policy',
  ].join('; ');
}

/** Headers of every document, besides its policy. */
export const documentHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), browsing-topics=()',
  'x-frame-options': 'SAMEORIGIN',
  'reporting-endpoints': `policy="${reportPath}"`,
} as const;
