import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepValues } from './kept-values.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => vi.useRealTimers());

const realm = 1;
const settled = () => new Promise((resolve) => setImmediate(resolve));

function setUp() {
  const kept = keepValues<string>({ max: 10, freshMs: 1_000, usableMs: 10_000 });
  let made = 0;
  const read = (name = 'home', ofRealm = realm) =>
    kept.read(ofRealm, name, async () => {
      made += 1;
      return `${name} ${made}`;
    });
  return { kept, read };
}

describe('a kept value', () => {
  test('is made once while it is fresh, also for many who ask at once', async () => {
    const { read } = setUp();
    expect(await Promise.all([read(), read(), read()])).toEqual(['home 1', 'home 1', 'home 1']);
    vi.advanceTimersByTime(900);
    expect(await read()).toBe('home 1');
  });

  test('is given once more when it is no longer fresh, and a new one to the next', async () => {
    const { read } = setUp();
    await read();
    vi.advanceTimersByTime(1_100);
    expect(await read()).toBe('home 1');
    await settled();
    expect(await read()).toBe('home 2');
  });

  test('is never given when it is too old', async () => {
    const { read } = setUp();
    await read();
    vi.advanceTimersByTime(10_100);
    expect(await read()).toBe('home 2');
  });

  test('is dropped by a change of its realm, and by none of another', async () => {
    const { kept, read } = setUp();
    await read();
    kept.drop(2);
    expect(await read()).toBe('home 1');
    kept.drop(realm);
    expect(await read()).toBe('home 2');
  });

  test('that was being made when a change came is not given afterwards', async () => {
    const { kept, read } = setUp();
    const early = read();
    kept.drop(realm);
    expect(await early).toBe('home 1');
    expect(await read()).toBe('home 2');
  });

  test('is made again soon after a small change, and given meanwhile', async () => {
    const { kept, read } = setUp();
    await read();
    kept.touch(realm);
    expect(await read()).toBe('home 1');
    await settled();
    expect(await read()).toBe('home 2');
  });

  test('of one realm is not that of another', async () => {
    const { read } = setUp();
    expect([await read(), await read('home', 2)]).toEqual(['home 1', 'home 2']);
  });

  test('that is null, or could not be made, is made again for the next', async () => {
    const { kept, read } = setUp();
    expect(await kept.read(realm, 'home', async () => null)).toBeNull();
    const failing = kept.read(realm, 'home', () => Promise.reject(new Error('no database')));
    await expect(failing).rejects.toThrow('no database');
    expect(await read()).toBe('home 1');
  });
});
