// Builds the viewer twice: for browsers with a manifest of what needs what, and for the server that renders pages.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { isInFirstChunk, isSmall } from './build/first-chunk.ts';
import { lightenRouter } from './build/lighten-router.ts';

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [react(), lightenRouter()],
  publicDir: false,
  // Without it the renderer brings React's development half along.
  define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
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
