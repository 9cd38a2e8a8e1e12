// Requests that the tests of second factors share.
import type { ErrorResponse, SecurityEvent, Tokens } from '@matinee/contract';
import { Secret, TOTP } from 'otpauth';
import { password, type RequestOptions, type TestService } from '../service.ts';

export const totpPath = '/api/v2/user/totp';

interface Administrator {
  email: string;
  token: string;
  /** Base32. */
  secret: string;
  recoveryCodes: string[];
}

/** `getService` is called at the first request, because a test file creates its requests before its service. */
export function createSecondFactorRequests(getService: () => TestService) {
  let administratorCount = 0;

  /** Returns the code that an app shows; `stepDifference` moves its clock by time steps. */
  const createCode = (secret: string, stepDifference = 0): string =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: getService().clock.now().epochMilliseconds + stepDifference * 30_000,
    });

  const startEnrolment = (token: string) =>
    getService().request<{ secret: string; uri: string; qrCodeUri: string } & ErrorResponse>(
      `${totpPath}/enrolment`,
      { method: 'POST', token },
    );

  const confirmEnrolment = (token: string, code: string) =>
    getService().request<{ recoveryCodes: string[] } & ErrorResponse>(totpPath, { token, body: { code } });

  const remove = (token: string, code: string) =>
    getService().request(`${totpPath}/removal`, { token, body: { code } });

  const signInWithPassword = (email: string, options: RequestOptions = {}) =>
    getService().request<Tokens & ErrorResponse>('/api/v2/login', {
      body: { id: email, secret: password },
      ...options,
    });

  async function requestPendingToken(email: string): Promise<string> {
    const { body } = await signInWithPassword(email);
    return String(body.params?.pendingToken ?? '');
  }

  const enterCode = (pendingToken: string | undefined, code: string, options: RequestOptions = {}) =>
    getService().request<Tokens & ErrorResponse>('/api/v2/login/second-factor', {
      body: { code, ...(pendingToken !== undefined && { pendingToken }) },
      ...options,
    });

  /** Creates an administrator with an authenticator app. The app shows a new code when it returns. */
  async function createAdministrator(): Promise<Administrator> {
    administratorCount += 1;
    const email = `administrator-${administratorCount}@example.com`;
    const { authorisationToken: token } = await getService().signInNewAccount({ email, role: 'ADMIN' });
    const { body: started } = await startEnrolment(token);
    const { body } = await confirmEnrolment(token, createCode(started.secret));
    getService().clock.advance({ seconds: 30 });
    return { email, token, secret: started.secret, recoveryCodes: body.recoveryCodes };
  }

  async function listEventKinds(token: string): Promise<string[]> {
    const path = '/api/v2/user/security-events';
    const { body } = await getService().request<{ events: SecurityEvent[] }>(path, { token });
    return body.events.map(({ kind }) => kind);
  }

  return {
    createCode,
    startEnrolment,
    confirmEnrolment,
    remove,
    signInWithPassword,
    requestPendingToken,
    enterCode,
    createAdministrator,
    listEventKinds,
  };
}
