import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups, everyPlaceIsMet } from './scripts/build/client-chunks.ts';
import { preloadsOf } from './scripts/build/preloads.ts';
import { withoutUnusedParts } from './scripts/build/unused-library-parts.ts';

// Their packages forget to say that what is not used may be left out.
const UNMARKED = /node_modules\/@trpc\/(client|react-query|server)\//;

// Its package names the build for developing only, with warnings that nobody reads in production.
const ROUTER = {
  find: /^react-router$/,
  replacement: join(import.meta.dirname, 'node_modules/react-router/dist/production/index.mjs'),
};

export default defineConfig(({ command, isSsrBuild }) => ({
  root: join(import.meta.dirname, 'client'),
  plugins: [react(), tailwindcss(), withoutUnusedParts(), everyPlaceIsMet()],
  resolve: { alias: command === 'build' ? [ROUTER] : [] },
  // One file with all that rendering needs, and of each library its production build, whatever NODE_ENV says at run time.
  ssr: isSsrBuild ? { noExternal: true } : {},
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  build: {
    outDir: join(import.meta.dirname, 'dist/client'),
    emptyOutDir: true,
    target: 'es2022',
    // A font or picture inside a script would be loaded by pages that do not show it.
    assetsInlineLimit: 0,
    // In kB. The editor is larger than Vite's default, and loaded only where it is opened.
    chunkSizeWarningLimit: 750,
    modulePreload: { polyfill: false, resolveDependencies: preloadsOf },
    manifest: true,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          treeshake: { moduleSideEffects: [{ test: UNMARKED, sideEffects: false }] },
          output: {
            codeSplitting: { groups: chunkGroups },
          },
        },
  },
}));
