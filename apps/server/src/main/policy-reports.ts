// Browsers report violations of a page's Content-Security-Policy: bugs or attacks. The server logs them.
import type { FastifyInstance } from 'fastify';
import type { Handlers } from '../calls/index.ts';
import { refuse } from '../platform/errors/index.ts';
import { addressKey, createAttemptLimit } from '../platform/http/index.ts';
import type { Services } from '../services.ts';

const largest = 32 * 1024;
const perMinute = { max: 20, seconds: 60 };

/** Media types of reports; all are JSON. */
export function takeReportTypes(app: FastifyInstance): void {
  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json'],
    { parseAs: 'string', bodyLimit: largest },
    app.getDefaultJsonParser('error', 'error'),
  );
}

interface Breach {
  directive: string | undefined;
  blocked: string | null | undefined;
  document: string | undefined;
}

export function policyReportHandlers({
  clock,
  log,
}: Pick<Services, 'clock' | 'log'>): Handlers<'reportCspViolation'> {
  const limit = createAttemptLimit(clock, perMinute);
  return {
    async reportCspViolation({ body }, { realm, request }) {
      if (!request) return refuse('badRequest');
      const wait = limit.take(addressKey(request.address));
      if (wait !== null) return refuse('tooManyRequests', { retryAfter: wait });
      for (const { directive, blocked, document } of breachesIn(body)) {
        log.warn(
          {
            realm: realm.key,
            directive: shortly(directive),
            blocked: addressOf(blocked),
            document: addressOf(document),
          },
          'a page tried what its policy forbids',
        );
      }
      return undefined;
    },
  };
}

type Body = Parameters<Handlers<'reportCspViolation'>['reportCspViolation']>[0]['body'];

function breachesIn(body: Body): Breach[] {
  if (Array.isArray(body)) {
    return body
      .filter(({ type }) => type === 'csp-violation')
      .map(({ body: report }) => ({
        directive: report?.effectiveDirective,
        blocked: report?.blockedURL,
        document: report?.documentURL,
      }));
  }
  const report = body['csp-report'];
  return [
    {
      directive: report['effective-directive'] ?? report['violated-directive'],
      blocked: report['blocked-uri'],
      document: report['document-uri'],
    },
  ];
}

/** Query strings may hold secrets and add nothing to a report. */
function addressOf(text: string | null | undefined): string {
  return shortly(text?.split(/[?#]/, 1)[0]);
}

function shortly(text: string | undefined): string {
  return (text ?? '').slice(0, 120);
}
