// Clients with different rights, for tests that compare the status that each receives for data of one account.
import { type Call, calls, type Tokens } from '@matinee/contract';
import { sql } from 'kysely';
import { emit } from '../src/platform/events/index.ts';
import { password, type RequestOptions, type TestService } from './service.ts';

export const actorNames = [
  'anonymous',
  'guest',
  'stranger',
  /** The child profile of the owner's account. */
  'child',
  'other realm',
  /** The owner's token, sent to another realm. */
  'borrowed token',
  'owner',
] as const;
type ActorName = (typeof actorNames)[number];

/** Expected status by call and actor. */
export type ExpectedStatuses = Record<string, Record<ActorName, number>>;

/** Every call of the contract with one of these tags, so that no new call is left out. */
export function listCallsByTag(...tags: string[]): [string, Call][] {
  return Object.entries(calls as Record<string, Call>).filter(([, { tag }]) => tags.includes(tag));
}

export interface Actors {
  owner: Tokens;
  /** Request options with the token and realm of the actor. */
  getRequestOptions(actor: ActorName): RequestOptions;
}

/** Creates the accounts and sessions of the actors. The realm `other` must exist. */
export async function createActors(service: TestService): Promise<Actors> {
  const email = 'owner@example.com';
  const owner = await service.signInNewAccount({ email });
  const tokens = new Map<ActorName, Tokens | null>([
    ['anonymous', null],
    ['guest', await service.signInGuest()],
    ['stranger', await service.signInNewAccount()],
    ['child', await createChildProfile(service, email)],
    ['other realm', await service.signInNewAccount({ realm: 'other' })],
    ['borrowed token', owner],
    ['owner', owner],
  ]);
  return {
    owner,
    getRequestOptions(actor) {
      const token = tokens.get(actor)?.authorisationToken;
      const isInOtherRealm = actor === 'other realm' || actor === 'borrowed token';
      return { ...(token !== undefined && { token }), ...(isInOtherRealm && { realm: 'other' }) };
    },
  };
}

async function createChildProfile(service: TestService, email: string): Promise<Tokens> {
  const { body } = await service.request<Tokens>('/api/v2/login', { body: { id: email, secret: password } });
  await sql`with child as (
    insert into profile (public_id, realm_id, account_id, name, kind, created_at)
    select 'child-of-owner', realm_id, id, 'Child', 'child', created_at from account where email = ${email}
    returning id
  )
  update session set profile_id = child.id from child where session.id = (select max(id) from session)`.execute(
    service.services.db,
  );
  // The server caches a session at sign-in: the event removes it from the cache.
  await emit(service.services.db, {
    realmId: service.realmId,
    type: 'AccountRoleChanged',
    payload: { accountId: body.user.id ?? '', role: 'USER' },
  });
  await service.waitForEvents();
  return body;
}
