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
  /\/client\/components\/(breadcrumbs|button|logo|section-heading|states)\.tsx/,
  /\/client\/lib\/(trpc|query|storage(?!-journal)|session|request|theme|class|failure|guarding|settle|early|progress-queue|uuid|use-page)/,
  /\/shared\/(pages|paths|site|rules\/(initials|pagination|progress-keys))/,
];

// The same for pages with a form, which few of the others are.
const ON_FORM_PAGES = [
  /node_modules\/react-hook-form\//,
  /\/client\/(lib\/use-checked-form|components\/(labelled|text-field|password-field|submit-row|narrow-card))/,
  /\/client\/features\/accounts\/method-switch/,
];

// The same for pages with texts and programs to be read.
const ON_READING_PAGES = [
  /\/client\/components\/(ask-about|markup-text|code-(block|lines|choices)|collapsible|picture\.tsx)/,
  /\/shared\/rules\/(markup|link|picture-name)\.ts/,
];

// What the page of a problem has in common with what is loaded there later.
const ON_PROBLEM_PAGE = [
  /\/client\/features\/practice\/(accounts-work|practice-queue|statement|example|approach-section|use-editor-settings)/,
  /\/shared\/judge\/value-text/,
];

// What it shares with the pages of contests and interviews.
const ON_PAGES_OF_OWN_WORK = [
  /\/client\/lib\/(storage-journal|use-has-passed)/,
  /\/shared\/(judge\/languages|rules\/(local-|draft-merge|practice-limits|progress-merge|sitting\.ts))/,
];

// What question pages and cheat sheets share with the pages that lead there.
const ON_STUDY_PAGES = [/\/client\/features\/study\/recall\.ts/, /\/shared\/(study-topics|rules\/study-items)/];

// What administrators are asked for where they log in, and again later.
const AT_LOGINS = [/\/client\/features\/administrators\/(username|code)-field/];

// How a tick is written, wherever there is something to tick, and the way to it elsewhere.
const WITH_TICKS = [
  /node_modules\/lucide-react\/dist\/esm\/icons\/external-link\./,
  /\/client\/lib\/problem-flags/,
  /\/client\/components\/difficulty-badge/,
  /\/shared\/rules\/(documented-writes|list-text)/,
];

// Drawn on few of the pages that know them.
const TABLES = [/\/client\/(components\/markup-table|features\/practice\/table-drawing)/];

// Loaded when somebody turns to the editor, and Vim's keys when they are asked for.
const EDITOR = [/node_modules\/(@codemirror|@lezer|@marijn|crelt|style-mod|w3c-keyname)\//];
const VIM = [/node_modules\/@replit\//];

const group = (name: string, places: RegExp[]) => ({
  name,
  test: (id: string) => places.some((place) => place.test(id)),
});

// Their packages forget to say that what is not used may be left out.
const UNMARKED = /node_modules\/@trpc\/(client|react-query)\//;

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
          treeshake: { moduleSideEffects: [{ test: UNMARKED, sideEffects: false }] },
          output: {
            codeSplitting: {
              groups: [
                group('base', ON_EVERY_PAGE),
                group('forms', ON_FORM_PAGES),
                { ...group('reading', ON_READING_PAGES), includeDependenciesRecursively: false },
                { ...group('practice', ON_PROBLEM_PAGE), includeDependenciesRecursively: false },
                { ...group('own-work', ON_PAGES_OF_OWN_WORK), includeDependenciesRecursively: false },
                { ...group('study', ON_STUDY_PAGES), includeDependenciesRecursively: false },
                { ...group('ticks', WITH_TICKS), includeDependenciesRecursively: false },
                { ...group('logins', AT_LOGINS), includeDependenciesRecursively: false },
                group('tables', TABLES),
                group('editor', EDITOR),
                group('vim', VIM),
              ],
            },
          },
        },
  },
}));
