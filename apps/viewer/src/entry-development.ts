// The development entry: React Refresh must be ready before the first component loads.
interface RefreshRuntime {
  injectIntoGlobalHook(target: Window): void;
}

// Vite adds a query to paths in dynamic imports, and the browser would load a second React Refresh.
const refreshUrl = new URL('/@react-refresh', location.href).href;
const { default: refresh }: { default: RefreshRuntime } = await import(/* @vite-ignore */ refreshUrl);
refresh.injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type });
document.documentElement.dataset.fontsLoaded = '';
await import('./entry-client.tsx');

export {};
