// Builds the viewer twice: for browsers with a manifest of what needs what, and for the server that renders pages.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { lightenRouter } from './build/lighten-router.ts';

/**
 * What the first page starts with, in one chunk: without it the bundler makes one for each set of pages that share
 * something. A page's own code is a chunk of its own; only its definition is here.
 */
const atOnce = [
  /node_modules\/(react|react-dom|scheduler|react-router|cookie|@lingui\/core|lucide(?!.*\/(heart|share-2|star|trash)\.))\//,
  /node_modules\/@tanstack\/(query-core|react-query)\/.*\/(?!mutationObserver|useMutation)\w+\.js/,
  /packages\/(rules\/src\/(?!routes\/(words|playing)|actions\/action-data|text|watchlists|plugin|analytics|reviews|rankings|search|layout\/edges|settings\/realm|seasons|player\/play-on|links\/return-path|content\/(programme|release))|client\/src\/(?!later))/,
  /packages\/ui\/src\/(?!field|notice|dialog|grid|icon\/mark|panel\/(side-panel|use-)|button\/button-row)/,
  /packages\/player\/src\/engine\/(preload|warm-manifest)\.ts/,
  /viewer\/src\/(app\/(?!compile|later)|environment\/(?!default-page|notices|times|track|zone|live-toast|ways-in)|titles\/(?!title-rail|actions)|sections|features\/chrome\/(components|state)|features\/home\/(?!components\/(preview|background-controls|moving-background|more-rows|now-next)|state\/(use-now-next|use-in-sight|details-of)))/,
  /viewer\/src\/(lists\/((?!use-(?!further)|full-date|guide-|still-|own-)[\w-]+\.ts$|failed-)|features\/(?!watchlists|reviews)\w+\/api\/|playback\/(warm-)?stream\.ts)/,
  /viewer\/src\/pages\/([\w-]+\.ts|[\w-]+\/[\w-]+-page\.ts|home\/)/,
  /vite\/preload-helper|rolldown\/runtime/,
];

/** What many pages share and is too little for files of its own: each file's name is in the first chunk. */
const small =
  /viewer\/src\/(lists\/(own-changes|full-date|still-listed|list-state|use-paged|without-doubles|entry-still|choice-links|sign-in-first)|environment\/ways-in|titles\/actions\/(change-titles|answers-with-titles|sign-in-link))\.tsx?/;

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
                { name: 'viewer', test: (id) => atOnce.some((part) => part.test(id)) },
                { name: 'small', test: small },
              ],
            },
          },
        },
  },
}));
