// Builds the viewer twice: for browsers, with a list of its files (manifest.json), and for server rendering.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [react()],
  publicDir: false,
  // Otherwise the renderer bundles React's development build.
  define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  css: { modules: { generateScopedName: '[local]_[hash:base64:4]' } },
  // In development Node loads packages itself; the production renderer bundles everything.
  ssr: { noExternal: command === 'build' ? true : undefined },
  build: {
    target: 'es2023',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    // The polyfill would be a script before the first page; the supported browsers need none.
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? {}
      : {
          // The script of the first screen, and the first chunk: what the entry and the home page import statically.
          input: ['src/first-screen/first-screen.ts', 'src/entry-client.tsx', 'src/pages/home/home.tsx'],
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ name: 'first-chunk', tags: ['$initial'], test: /^(?!.*\/src\/first-screen\/)/ }],
            },
          },
        },
  },
}));
