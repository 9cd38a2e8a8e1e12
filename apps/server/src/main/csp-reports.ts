// Logs the violations of a page's Content-Security-Policy that browsers report. They hint at a bug or an
// attack; browser extensions cause some too.
import type { FastifyInstance } from 'fastify';
import type { Handlers } from '../calls/index.ts';
import { refuse } from '../platform/errors/index.ts';
import { createLocalRateLimit, getNetworkKey } from '../platform/rate-limits/index.ts';
import type { Services } from '../services.ts';

const maxReportBytes = 32 * 1024;
const reportLimit = { name: 'csp-reports', max: 20, seconds: 60 };

/** Accepts the media types of reports. All are JSON. */
export function registerReportTypes(app: FastifyInstance): void {
  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json'],
    { parseAs: 'string', bodyLimit: maxReportBytes },
    app.getDefaultJsonParser('error', 'error'),
  );
}

interface Violation {
  directive: string | undefined;
  blockedUrl: string | null | undefined;
  documentUrl: string | undefined;
}

export function createCspReportHandlers({ log }: Pick<Services, 'log'>): Handlers<'reportCspViolation'> {
  const limit = createLocalRateLimit(reportLimit);
  return {
    async reportCspViolation({ body }, { realm, request }) {
      if (!request) return refuse('badRequest');
      const retryAfter = await limit.consume(getNetworkKey(request.address));
      if (retryAfter !== null) return refuse('tooManyRequests', { retryAfter });
      for (const { directive, blockedUrl, documentUrl } of parseViolations(body)) {
        log.warn(
          {
            realm: realm.key,
            directive: truncate(directive),
            blocked: removeQuery(blockedUrl),
            document: removeQuery(documentUrl),
          },
          'a page violated its content security policy',
        );
      }
      return undefined;
    },
  };
}

type Body = Parameters<Handlers<'reportCspViolation'>['reportCspViolation']>[0]['body'];

function parseViolations(body: Body): Violation[] {
  if (Array.isArray(body)) {
    return body
      .filter(({ type }) => type === 'csp-violation')
      .map(({ body: report }) => ({
        directive: report?.effectiveDirective,
        blockedUrl: report?.blockedURL,
        documentUrl: report?.documentURL,
      }));
  }
  const report = body['csp-report'];
  return [
    {
      directive: report['effective-directive'] ?? report['violated-directive'],
      blockedUrl: report['blocked-uri'],
      documentUrl: report['document-uri'],
    },
  ];
}

/** Query strings may contain secrets and are not needed in a report. */
function removeQuery(text: string | null | undefined): string {
  return truncate(text?.split(/[?#]/, 1)[0]);
}

function truncate(text: string | undefined): string {
  return (text ?? '').slice(0, 120);
}
