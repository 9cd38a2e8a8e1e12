// Builds the viewer twice: for browsers with a manifest, and for server rendering.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { isInFirstChunk, isSmall } from './build/first-chunk.ts';
import { lightenRouter } from './build/lighten-router.ts';

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [react(), lightenRouter()],
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
          input: ['src/first-screen.ts', 'src/entry-client.tsx'],
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                { name: 'viewer', test: isInFirstChunk },
                { name: 'small', test: isSmall },
              ],
            },
          },
        },
  },
}));
