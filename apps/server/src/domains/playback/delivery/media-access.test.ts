import { createMovableClock } from '@matinee/testing';
import { describe, expect, test, vi } from 'vitest';
import { guestViewer } from '../../../calls/index.ts';
import { createMediaAccess, type FindViewer } from './media-access.ts';
import type { CachedPackage } from './package-cache.ts';

const cachedPackage = { realmId: 1, assetId: 2 } as CachedPackage;

/** `isPlayable` is the decision of the access rules. */
function createAccess({ isPlayable = true } = {}) {
  const clock = createMovableClock();
  const rules = { isPlayable };
  const findViewer = vi.fn<FindViewer>(async () => guestViewer);
  const packages = { isPlayableBy: async () => rules.isPlayable };
  const access = createMediaAccess({ clock, packages }, findViewer);
  return { access, clock, rules, findViewer, isGranted: () => access.isGranted(cachedPackage, 'session') };
}

describe('createMediaAccess', () => {
  test('ends access within a minute after a licence has ended', async () => {
    const { access, clock, rules, isGranted } = createAccess();
    access.grant(cachedPackage, 'session');
    rules.isPlayable = false;
    clock.advance({ seconds: 24 });
    expect(await isGranted()).toBe(true);
    clock.advance({ seconds: 31 });
    expect(await isGranted()).toBe(false);
  });

  test('returns the old decision once while access is decided again, and then ends the access', async () => {
    const { access, clock, rules, isGranted } = createAccess();
    access.grant(cachedPackage, 'session');
    rules.isPlayable = false;
    clock.advance({ seconds: 30 });
    expect(await isGranted()).toBe(true);
    await expect.poll(isGranted).toBe(false);
  });

  test('reads the viewer at most once in 25 seconds', async () => {
    const { clock, findViewer, isGranted } = createAccess();
    for (let n = 0; n < 5; n++) expect(await isGranted()).toBe(true);
    clock.advance({ seconds: 24 });
    expect(await isGranted()).toBe(true);
    expect(findViewer).toHaveBeenCalledTimes(1);
  });

  test('ends access of a session that has ended', async () => {
    const { findViewer, isGranted } = createAccess();
    findViewer.mockResolvedValue(undefined);
    expect(await isGranted()).toBe(false);
  });

  test('continues access while the database cannot be reached, and throws other errors', async () => {
    const { findViewer, isGranted } = createAccess();
    const refusedConnection = Object.assign(new Error('refused'), {
      code: 'ECONNREFUSED',
      syscall: 'connect',
    });
    findViewer.mockRejectedValueOnce(refusedConnection);
    expect(await isGranted()).toBe(true);
    findViewer.mockRejectedValueOnce(new Error('a bug'));
    await expect(isGranted()).rejects.toThrow('a bug');
  });
});
