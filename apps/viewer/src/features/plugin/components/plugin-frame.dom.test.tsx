import type { Plugin } from '@matinee/contract';
import { PLUGIN_PROTOCOL as protocol } from '@matinee/rules';
import { act, cleanup, render } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type Environment, EnvironmentContext } from '../../../shared/environment/environment.ts';
import { createPaths } from '../../../shared/navigation/paths.ts';
import { PluginFrame } from './plugin-frame.tsx';

const environment = {
  language: 'en',
  direction: 'ltr',
  paths: createPaths('en', null),
} as unknown as Environment;
const plugin = { id: 'quiz', title: 'Quiz', height: 300 } as Plugin;
const pluginWindow = { postMessage: () => {} };

beforeAll(() => {
  // Otherwise happy-dom reports that it does not load the frame, which has no address here.
  const { happyDOM } = window as unknown as { happyDOM: { settings: object } };
  Object.assign(happyDOM.settings, { disableIframePageLoading: false, enableIframePageLoading: true });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const CurrentPath = () => <output>{useLocation().pathname}</output>;

function renderFrame() {
  const { container } = render(
    <EnvironmentContext value={environment}>
      <MemoryRouter initialEntries={['/plugin/quiz']}>
        <PluginFrame plugin={plugin} />
        <CurrentPath />
      </MemoryRouter>
    </EnvironmentContext>,
  );
  const frame = container.querySelector('iframe');
  if (!frame) throw new Error('There is no frame');
  Object.defineProperty(frame, 'contentWindow', { value: pluginWindow });
  const send = (source: unknown, data: object) =>
    act(() => {
      const event = new MessageEvent('message', { data: { protocol, ...data } });
      Object.defineProperty(event, 'source', { value: source });
      window.dispatchEvent(event);
    });
  return { frame, send, readPath: () => container.querySelector('output')?.textContent };
}

test('a plugin runs in a sandboxed frame with scripts only', () => {
  const { frame } = renderFrame();
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts');
  expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer');
  expect(frame.getAttribute('allow')).toBe('');
});

test('messages of the frame resize it, and those of other windows do not', () => {
  const { frame, send } = renderFrame();
  for (const source of [window, null, {}]) send(source, { type: 'resize', height: 500 });
  expect(frame.style.blockSize).toBe('300px');
  send(pluginWindow, { type: 'resize', height: 500 });
  expect(frame.style.blockSize).toBe('500px');
});

test('a plugin navigates only right after a gesture in its frame', () => {
  const { frame, send, readPath } = renderFrame();
  const navigate = () => send(pluginWindow, { type: 'navigate', route: 'BROWSE' });
  navigate();
  expect(readPath()).toBe('/plugin/quiz');
  frame.tabIndex = 0;
  frame.focus();
  vi.stubGlobal('navigator', { userActivation: { isActive: false } });
  navigate();
  expect(readPath()).toBe('/plugin/quiz');
  vi.stubGlobal('navigator', { userActivation: { isActive: true } });
  navigate();
  expect(readPath()).toBe('/browse');
});
