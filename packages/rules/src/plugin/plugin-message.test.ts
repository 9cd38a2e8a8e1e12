import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PLUGIN_PROTOCOL as protocol, readPluginMessage } from './plugin-message.ts';

test.each([
  ['a ready message', { protocol, type: 'ready', more: 1 }, { type: 'ready' }],
  [
    'a resize message with a rounded height',
    { protocol, type: 'resize', height: 312.4 },
    { type: 'resize', height: 312 },
  ],
  [
    'a resize message with the minimum height for a lower one',
    { protocol, type: 'resize', height: -5 },
    { type: 'resize', height: 100 },
  ],
  [
    'a resize message with the maximum height for a higher one',
    { protocol, type: 'resize', height: 1e9 },
    { type: 'resize', height: 4000 },
  ],
  [
    'a navigate message with a route key',
    { protocol, type: 'navigate', route: 'VOD', params: { eventId: 'x' } },
    { type: 'navigate', route: 'VOD', params: { eventId: 'x' }, query: {} },
  ],
])('readPluginMessage accepts %s', (_case, message, expected) => {
  expect(readPluginMessage(message)).toEqual(expected);
});

test.each([
  ['a route that is a URL', { protocol, type: 'navigate', route: 'https://evil.example' }],
  ['a route that is a path', { protocol, type: 'navigate', route: '/logout' }],
  ['a route that signs out', { protocol, type: 'navigate', route: 'LOGOUT' }],
  ['a payment route', { protocol, type: 'navigate', route: 'PAY', params: { providerId: 'x' } }],
  ['a plugin route', { protocol, type: 'navigate', route: 'PLUGIN', params: { id: 'x' } }],
  ['a route named like an inherited property', { protocol, type: 'navigate', route: 'constructor' }],
  ['parameters that are not strings', { protocol, type: 'navigate', route: 'VOD', params: { eventId: {} } }],
  ['parameters as an array', { protocol, type: 'navigate', route: 'VOD', params: ['x'] }],
  [
    'a parameter that is too long',
    { protocol, type: 'navigate', route: 'VOD', params: { eventId: 'x'.repeat(201) } },
  ],
  ['a height that is not a number', { protocol, type: 'resize', height: '100' }],
  ['a height that is NaN', { protocol, type: 'resize', height: Number.NaN }],
  ['an unknown message type', { protocol, type: 'evaluate', code: 'x' }],
  ['an unknown protocol', { protocol: 'else', type: 'ready' }],
  ['a string', 'ready'],
  ['null', null],
])('readPluginMessage rejects %s', (_case, message) => {
  expect(readPluginMessage(message)).toBeNull();
});

test('readPluginMessage never throws, whatever the message or its parameters', () => {
  fc.assert(
    fc.property(fc.anything(), (message) => {
      expect(readPluginMessage(message)).toBeNull();
      const result = readPluginMessage({ protocol, type: 'navigate', route: 'VOD', params: message });
      expect(result === null || result.type === 'navigate').toBe(true);
    }),
  );
});
