import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PLUGIN_PROTOCOL as protocol, readPluginMessage } from './plugin-message.ts';

test.each([
  ['that it is there', { protocol, type: 'ready', more: 1 }, { type: 'ready' }],
  ['how high it is', { protocol, type: 'resize', height: 312.4 }, { type: 'resize', height: 312 }],
  [
    'but not lower than can be seen',
    { protocol, type: 'resize', height: -5 },
    { type: 'resize', height: 100 },
  ],
  ['nor endlessly high', { protocol, type: 'resize', height: 1e9 }, { type: 'resize', height: 4000 }],
  [
    'where to go, by the key of a page',
    { protocol, type: 'navigate', route: 'VOD', params: { eventId: 'x' } },
    { type: 'navigate', route: 'VOD', params: { eventId: 'x' }, query: {} },
  ],
])('a plugin can say %s', (_what, said, heard) => {
  expect(readPluginMessage(said)).toEqual(heard);
});

test.each([
  ['an address', { protocol, type: 'navigate', route: 'https://evil.example' }],
  ['a path', { protocol, type: 'navigate', route: '/logout' }],
  ['a page that signs out', { protocol, type: 'navigate', route: 'LOGOUT' }],
  ['a page that pays', { protocol, type: 'navigate', route: 'PAY', params: { providerId: 'x' } }],
  ['a page of its own kind', { protocol, type: 'navigate', route: 'PLUGIN', params: { id: 'x' } }],
  ['a key that every object has', { protocol, type: 'navigate', route: 'constructor' }],
  ['parameters that are no texts', { protocol, type: 'navigate', route: 'VOD', params: { eventId: {} } }],
  ['a list of parameters', { protocol, type: 'navigate', route: 'VOD', params: ['x'] }],
  ['a very long text', { protocol, type: 'navigate', route: 'VOD', params: { eventId: 'x'.repeat(201) } }],
  ['a height that is no number', { protocol, type: 'resize', height: '100' }],
  ['no height', { protocol, type: 'resize', height: Number.NaN }],
  ['another message', { protocol, type: 'evaluate', code: 'x' }],
  ['another protocol', { protocol: 'else', type: 'ready' }],
  ['a text', 'ready'],
  ['nothing', null],
])('a plugin is not heard that says %s', (_what, said) => {
  expect(readPluginMessage(said)).toBeNull();
});

test('whatever it says, it is heard or not, and nothing breaks', () => {
  fc.assert(
    fc.property(fc.anything(), (said) => {
      expect(readPluginMessage(said)).toBeNull();
      const read = readPluginMessage({ protocol, type: 'navigate', route: 'VOD', params: said });
      expect(read === null || read.type === 'navigate').toBe(true);
    }),
  );
});
