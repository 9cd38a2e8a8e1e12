// The requests of the operator's script: the partners of a viewer, and the sessions of subscribers.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';

export interface OperatorSubscriber {
  /** Identifies the subscriber, and is what they enter as their user name. */
  id: string;
  password?: string;
  email?: string;
  emailVerified?: boolean;
  name?: string;
  /** Whether the subscription contains the service. Default: true. */
  isEntitled?: boolean;
}

interface Partner {
  id: string;
  name: string;
}

export interface SubscriberSessions {
  readonly count: number;
  setPartners(partners: readonly Partner[]): void;
  putSubscriber(subscriber: OperatorSubscriber): void;
  /** Resolves with false for a path of another part of the operator. */
  handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean>;
}

/** The script runs in a document with an opaque origin. */
const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type',
  'access-control-allow-methods': 'GET, POST, DELETE',
};

export function createSubscriberSessions({
  createToken,
}: {
  createToken: (subscriber: OperatorSubscriber) => Promise<string>;
}): SubscriberSessions {
  const subscribers = new Map<string, OperatorSubscriber>();
  const sessionIds = new Set<string>();
  let partners: readonly Partner[] = [{ id: 'harbour', name: 'Harbour Mobile' }];

  async function signIn(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
    const { userName, password } = Object((await json(request)) as unknown);
    const subscriber = subscribers.get(userName);
    if (!subscriber || (subscriber.password ?? '') !== password) return { status: 401, body: {} };
    const sessionId = randomUUID();
    sessionIds.add(sessionId);
    const isEntitled = subscriber.isEntitled ?? true;
    return {
      status: 200,
      body: { sessionId, isEntitled, ...(isEntitled && { token: await createToken(subscriber) }) },
    };
  }

  async function respond(request: IncomingMessage, { pathname }: URL) {
    if (request.method === 'OPTIONS') return { status: 204, body: undefined };
    switch (`${request.method} ${pathname.replace(/^\/sessions\/.*/, '/sessions/:id')}`) {
      case 'GET /partners':
        return { status: 200, body: { partners } };
      case 'POST /sessions':
        return signIn(request);
      case 'DELETE /sessions/:id':
        return {
          status: sessionIds.delete(pathname.slice('/sessions/'.length)) ? 204 : 404,
          body: undefined,
        };
      case 'POST /analytics':
        return { status: 204, body: undefined };
      default:
        return undefined;
    }
  }

  return {
    get count() {
      return sessionIds.size;
    },
    setPartners: (newPartners) => {
      partners = newPartners;
    },
    putSubscriber: (subscriber) => void subscribers.set(subscriber.id, subscriber),
    async handle(request, response, url) {
      const result = await respond(request, url);
      if (!result) return false;
      const { status, body } = result;
      response.writeHead(status, { ...corsHeaders, 'content-type': 'application/json' });
      response.end(body === undefined ? undefined : JSON.stringify(body));
      return true;
    },
  };
}
