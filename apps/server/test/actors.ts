// Everyone who may try a call on what belongs to an account: for tables of the status that each receives.
import { type Call, calls, type Tokens } from '@matinee/contract';
import { sql } from 'kysely';
import { emit } from '../src/platform/events/index.ts';
import { type Asked, password, type TestService } from './service.ts';

export const everybody = [
  'nobody',
  'guest',
  'stranger',
  /** Another profile of the owner's account, a child's. */
  'child',
  'other realm',
  /** The owner's own token, in another realm. */
  'borrowed token',
  'owner',
] as const;
type Who = (typeof everybody)[number];

/** Status by call, for each actor. */
export type Expected = Record<string, Record<Who, number>>;

/** Every call of the contract with one of these tags, so that no new call is left out. */
export function callsTagged(...tags: string[]): [string, Call][] {
  return Object.entries(calls as Record<string, Call>).filter(([, { tag }]) => tags.includes(tag));
}

export interface Everybody {
  owner: Tokens;
  /** Request options of the actor. */
  as(who: Who): Asked;
}

/** The realm `other` must exist. */
export async function gather(service: TestService): Promise<Everybody> {
  const email = 'owner@example.com';
  const owner = await service.person({ email });
  const tokens = new Map<Who, Tokens | null>([
    ['nobody', null],
    ['guest', await service.guest()],
    ['stranger', await service.person()],
    ['child', await childOf(service, email)],
    ['other realm', await service.person({ realm: 'other' })],
    ['borrowed token', owner],
    ['owner', owner],
  ]);
  return {
    owner,
    as(who) {
      const token = tokens.get(who)?.authorisationToken;
      const isElsewhere = who === 'other realm' || who === 'borrowed token';
      return { ...(token !== undefined && { token }), ...(isElsewhere && { realm: 'other' }) };
    },
  };
}

async function childOf(service: TestService, email: string): Promise<Tokens> {
  const { body } = await service.ask<Tokens>('/api/v2/login', { body: { id: email, secret: password } });
  await sql`with child as (
    insert into profile (public_id, realm_id, account_id, name, kind, created_at)
    select 'child-of-owner', realm_id, id, 'Child', 'child', created_at from account where email = ${email}
    returning id
  )
  update session set profile_id = child.id from child where session.id = (select max(id) from session)`.execute(
    service.services.db,
  );
  // The server caches the session of a viewer for a moment after the sign-in.
  await emit(service.services.db, {
    realmId: service.realmId,
    type: 'AccountRoleChanged',
    payload: { accountId: body.user.id ?? '', role: 'USER' },
  });
  await service.settled();
  return body;
}
