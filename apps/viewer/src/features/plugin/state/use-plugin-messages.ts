// Messages between a page and the plugin in its frame. Only messages that come from the frame's window and
// match the protocol are handled. No secret is sent, because a sandboxed frame has an opaque origin.
import { PLUGIN_PROTOCOL, readPluginMessage } from '@matinee/rules';
import { type RefObject, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useEnvironment } from '../../../shared/environment/environment.ts';

/** The theme tokens sent to plugins. */
const themeTokens = ['background', 'surface', 'text', 'text-muted', 'cta', 'on-cta', 'line'] as const;

export function usePluginMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  onHeight: (height: number) => void,
): void {
  const { language, direction, paths } = useEnvironment();
  const navigate = useNavigate();
  useEffect(() => {
    const sendContext = () => {
      const context = { protocol: PLUGIN_PROTOCOL, type: 'context', language, direction, theme: readTheme() };
      frame.current?.contentWindow?.postMessage(context, '*');
    };
    const handleMessage = (event: MessageEvent) => {
      const pluginWindow = frame.current?.contentWindow;
      if (!pluginWindow || event.source !== pluginWindow) return;
      const message = readPluginMessage(event.data);
      if (message?.type === 'ready') sendContext();
      if (message?.type === 'resize') onHeight(message.height);
      // A plugin may navigate only right after a user gesture inside it.
      if (message?.type !== 'navigate' || document.activeElement !== frame.current || !hasUserActivation())
        return;
      try {
        const { route, params, query } = message;
        void navigate(paths.buildHref({ route, params, query }));
      } catch {
        console.warn('A plugin requested a page without the parameters of its route');
      }
    };
    window.addEventListener('message', handleMessage);
    // The plugin may have been ready before this page.
    sendContext();
    return () => window.removeEventListener('message', handleMessage);
  }, [frame, onHeight, language, direction, paths, navigate]);
}

function hasUserActivation(): boolean {
  return navigator.userActivation?.isActive ?? true;
}

function readTheme(): Record<string, string> {
  const style = getComputedStyle(document.documentElement);
  return Object.fromEntries(
    themeTokens.map((name) => [name, style.getPropertyValue(`--color-${name}`).trim()]),
  );
}
