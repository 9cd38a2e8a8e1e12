// The development entry: React Refresh must be ready before the first component loads.
interface RefreshRuntime {
  injectIntoGlobalHook(target: Window): void;
}

const refreshUrl = '/@react-refresh';
const { default: refresh }: { default: RefreshRuntime } = await import(/* @vite-ignore */ refreshUrl);
refresh.injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type });
document.documentElement.dataset.faces = '';
await import('./entry-client.tsx');

export {};
