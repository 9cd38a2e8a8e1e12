// A sign-in with a provider that a browser has started. Its state is bound to the browser by a cookie and can be used once,
// so that nobody can sign a viewer in with the code of another person. The nonce and the verifier are derived from the
// state: the database stores only hashes.
import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { CallContext } from '../../../calls/index.ts';
import type { SignInBinding } from './provider.ts';
import { consumeAttempt, insertAttempt } from './sign-in-attempt.queries.ts';

const attemptCookieName = 'matinee_sign_in';
const attemptSeconds = 15 * 60;

/** Limits the rows of the database: each started sign-in is one. */
export const attemptsPerNetwork = { name: 'provider-sign-in-network', max: 300, seconds: 600 };

export interface SignInAttempts {
  /** Starts a sign-in, and sets the cookie of the browser. */
  create(ctx: CallContext, attempt: { clientName: string; redirectUri: string }): Promise<SignInBinding>;
  /** Returns undefined unless this browser has started the sign-in and has not used its state. */
  consume(
    ctx: CallContext,
    attempt: { clientName: string; state: string },
  ): Promise<SignInBinding | undefined>;
}

/** @param key derives the nonce and the verifier from the state */
export function createSignInAttempts(key: Uint8Array): SignInAttempts {
  const derive = (purpose: string, state: string) =>
    createHmac('sha256', key).update(`${purpose} ${state}`).digest('base64url');
  const createBinding = (state: string, redirectUri: string): SignInBinding => ({
    redirectUri,
    state,
    nonce: derive('nonce', state),
    codeVerifier: derive('verifier', state),
  });

  return {
    async create(ctx, { clientName, redirectUri }) {
      const state = createRandomText();
      // Sign-ins in several tabs share the cookie.
      const browser = ctx.request?.readCookie(attemptCookieName) || createRandomText();
      ctx.responseCookies.setCookie(attemptCookieName, browser, { maxAge: attemptSeconds });
      await insertAttempt(ctx.db, {
        realmId: ctx.realm.id,
        clientName,
        redirectUri,
        stateHash: hash(state),
        browserHash: hash(browser),
        expiresAt: ctx.now.add({ seconds: attemptSeconds }),
      });
      return createBinding(state, redirectUri);
    },

    async consume(ctx, { clientName, state }) {
      const browser = ctx.request?.readCookie(attemptCookieName);
      if (!browser) return undefined;
      const attempt = await consumeAttempt(ctx.db, {
        realmId: ctx.realm.id,
        clientName,
        stateHash: hash(state),
        browserHash: hash(browser),
        now: ctx.now,
      });
      return attempt && createBinding(state, attempt.redirect_uri);
    },
  };
}

const createRandomText = () => randomBytes(32).toString('base64url');

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
