import type { SessionUser } from '@matinee/contract';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Environment } from '../environment/environment.ts';
import { getUser, setUser } from '../session/session.ts';
import {
  getPlayerStorageKey,
  getVideoBackgroundPreferences,
  getVideoBackgroundStorageKey,
  updateStoredObject,
} from './preferences.ts';
import { changePreferences, readBrowserPreferences, savePreferences } from './save-preferences.ts';

const user = { id: 'ada', isGuest: false, pro: { id: 'profile' } } as SessionUser;
const realm = { key: 'lantern' } as Environment['realm'];

function createContext(call: (name: string, input: object) => Promise<unknown>, initialUser = user) {
  const queryClient = new QueryClient();
  setUser(queryClient, initialUser);
  const caller = { call } as unknown as Environment['caller'];
  return { context: { caller, realm }, queryClient };
}

beforeEach(() => window.localStorage.clear());

describe('savePreferences', () => {
  test('takes effect at once', async () => {
    const { context, queryClient } = createContext(async () => ({ autoAdvance: false }));
    const saving = savePreferences(context, queryClient, { autoAdvance: false });
    expect(getUser(queryClient)?.preferences).toEqual({ autoAdvance: false });
    expect(await saving).toEqual({ autoAdvance: false });
  });

  test('restores the previous preferences when the call fails', async () => {
    const savedUser = { ...user, preferences: { autoAdvance: true } };
    const { context, queryClient } = createContext(() => Promise.reject(new Error('refused')), savedUser);
    await expect(savePreferences(context, queryClient, { autoAdvance: false })).rejects.toThrow('refused');
    expect(getUser(queryClient)?.preferences).toEqual({ autoAdvance: true });
  });
});

test('changePreferences keeps the other preferences of the account', async () => {
  const savedUser = { ...user, preferences: { autoAdvance: false, audioLanguage: 'es' } };
  const call = vi.fn(async () => ({}));
  const { context, queryClient } = createContext(call, savedUser);
  await changePreferences(context, queryClient, { audioLanguage: 'pt' });
  expect(call).toHaveBeenCalledWith('putPreferences', { body: { autoAdvance: false, audioLanguage: 'pt' } });
});

test('changePreferences adds the preferences of the browser to an account without preferences', async () => {
  updateStoredObject(getPlayerStorageKey('lantern'), {
    autoAdvance: false,
    subtitleLanguage: null,
    volume: 40,
  });
  updateStoredObject(getVideoBackgroundStorageKey('lantern'), { videoBackgroundAutoPlay: false });
  const call = vi.fn(async () => ({}));
  const { context, queryClient } = createContext(call);
  await changePreferences(context, queryClient, { audioLanguage: 'pt' });
  const body = {
    autoAdvance: false,
    subTitleLanguage: 'off',
    videoBackgroundAutoPlay: false,
    audioLanguage: 'pt',
  };
  expect(call).toHaveBeenCalledWith('putPreferences', { body });
});

test('readBrowserPreferences ignores damaged storage', () => {
  window.localStorage.setItem(getPlayerStorageKey('lantern'), '{"autoAdvance":');
  window.localStorage.setItem(getVideoBackgroundStorageKey('lantern'), 'null');
  expect(readBrowserPreferences('lantern')).toEqual({});
});

test('getVideoBackgroundPreferences returns the preferences of the account, otherwise of the browser, or defaults', () => {
  const stored = { videoBackgroundAutoPlay: false };
  const defaults = { videoBackgroundAutoPlay: true, videoBackgroundAutoPlayAudio: false };
  expect(getVideoBackgroundPreferences(null, {})).toEqual(defaults);
  expect(getVideoBackgroundPreferences(user, stored)).toEqual({ ...defaults, ...stored });
  const savedUser = { ...user, preferences: { videoBackgroundAutoPlayAudio: true } };
  expect(getVideoBackgroundPreferences(savedUser, stored)).toEqual({
    videoBackgroundAutoPlay: true,
    videoBackgroundAutoPlayAudio: true,
  });
});
