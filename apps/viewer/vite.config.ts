// Builds the viewer twice: for browsers with a manifest of what needs what, and for the server that renders pages.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [react()],
  publicDir: false,
  css: { modules: { generateScopedName: '[local]_[hash:base64:4]' } },
  // A development server leaves packages to Node; the built renderer brings everything along.
  ssr: { noExternal: command === 'build' ? true : undefined },
  build: {
    target: 'es2023',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    // The helper would be a script of its own before the first page; browsers of the target need none.
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild ? {} : { input: 'src/entry-client.tsx' },
  },
}));
