import { expect, test } from 'vitest';
import { followContentVersion } from './missed-events.ts';

test('a stream that starts with a higher content version than the page tells that events were missed', () => {
  const firstEvent = { topic: 'realm', version: 1, contentVersion: 8 } as const;
  expect(followContentVersion(firstEvent, 7)).toEqual({ version: 8, hasMissedEvents: true });
  expect(followContentVersion(firstEvent, 8)).toEqual({ version: 8, hasMissedEvents: false });
});

test('a service that has just started, and has no content version yet, does not tell that events were missed', () => {
  const firstEvent = { topic: 'realm', version: 1, contentVersion: 0 } as const;
  expect(followContentVersion(firstEvent, 8)).toEqual({ version: 8, hasMissedEvents: false });
});

test('a received event raises the version; events without a version leave it', () => {
  const titleEvent = { topic: 'title', contentId: 'film', contentVersion: 9 } as const;
  expect(followContentVersion(titleEvent, 8)).toEqual({ version: 9, hasMissedEvents: false });
  const historyEvent = { topic: 'library', list: 'history' } as const;
  expect(followContentVersion(historyEvent, 8)).toEqual({ version: 8, hasMissedEvents: false });
});
