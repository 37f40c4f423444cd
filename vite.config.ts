import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// What every page needs stands in one file: many small ones compress worse and come later.
const ON_EVERY_PAGE = [
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|react-hot-toast|goober)\//,
  /node_modules\/@tanstack\/(query-core|react-query)\//,
  // The assistant alone reads streams.
  /node_modules\/@trpc\/(?!server\/dist\/resolveResponse)[^?]*$/,
  /node_modules\/lucide-react\/dist\/esm\/[^/]+\.js$/,
  /\/client\/app\/(?!prefetch-links)/,
  /\/client\/components\/(?!code-|mark|data-table|removable-table|newest-list|day-column|search-field|confirm-|video-|pagination|labelled|text-field|password-field|submit-row|narrow-card|select-field|progress-bar|collapsible|disclosure|picture|not-found-view|feed-link|dialog|difficulty-badge|check-box)/,
  /\/client\/lib\/(trpc|query|storage|session|request|theme|class|failure|guarding|settle|early|progress-queue|uuid|use-page)/,
  /\/shared\/(pages|paths|site|rules\/(initials|pagination|progress-keys))/,
];

// The same for pages with a form, which few of the others are.
const ON_FORM_PAGES = [
  /node_modules\/react-hook-form\//,
  /\/client\/(lib\/use-checked-form|components\/(labelled|text-field|password-field|submit-row|narrow-card))/,
  /\/client\/features\/accounts\/method-switch/,
];

// Loaded when somebody turns to the editor, and Vim's keys when they are asked for.
const EDITOR = [/node_modules\/(@codemirror|@lezer|@marijn|crelt|style-mod|w3c-keyname)\//];
const VIM = [/node_modules\/@replit\//];

const group = (name: string, places: RegExp[]) => ({
  name,
  test: (id: string) => places.some((place) => place.test(id)),
});

// Its package names the build for developing only, with warnings that nobody reads in production.
const ROUTER = {
  find: /^react-router$/,
  replacement: join(import.meta.dirname, 'node_modules/react-router/dist/production/index.mjs'),
};

export default defineConfig(({ command, isSsrBuild }) => ({
  root: join(import.meta.dirname, 'client'),
  plugins: [react(), tailwindcss()],
  resolve: { alias: command === 'build' ? [ROUTER] : [] },
  // One file with all that rendering needs, in React's production build.
  ssr: isSsrBuild ? { noExternal: true } : {},
  build: {
    outDir: join(import.meta.dirname, 'dist/client'),
    emptyOutDir: true,
    target: 'es2022',
    // A font or picture inside a script would be loaded by pages that do not show it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            codeSplitting: {
              groups: [
                group('base', ON_EVERY_PAGE),
                group('forms', ON_FORM_PAGES),
                group('editor', EDITOR),
                group('vim', VIM),
              ],
            },
          },
        },
  },
}));
