import type { Plugin } from 'vite';

/** A part of a module's path, or what its path looks like. */
type Place = string | RegExp;
type Chunk = { name: string; places: Place[]; /** What they import comes along. */ withImports?: true };

const packages = (...names: string[]) => names.map((name) => `/node_modules/${name}/`);
const within = (folder: string, ...starts: string[]) => starts.map((start) => `/${folder}/${start}`);

/**
 * Which modules stand in one file: many small files compress worse and come later. The first chunk that a module fits
 * in has it; what fits in none stands with those that load it.
 */
const CHUNKS: Chunk[] = [
  // Icons by what they are for.
  ...['learning', 'contests', 'practice', 'cards', 'work'].map((kind) => ({
    name: `icons-${kind}`,
    places: within('client/components', `icons-${kind}.`),
  })),
  // Of the assistant's streams; the client for all other calls knows it and does not use it.
  { name: 'streams', places: [/\/node_modules\/@trpc\/client\/dist\/httpBatchLink-[^?]*$/] },
  // With the first toast.
  { name: 'toasts', places: [...packages('react-hot-toast'), ...within('client/app', 'toaster.')] },
  // Lists in pieces: sheets alone ask several queries at once.
  {
    name: 'many-queries',
    places: [
      ...within('query-core/build/modern', 'queriesObserver.'),
      ...within('react-query/build/modern', 'useQueries.'),
      ...within('client/features/sheets', 'use-problems.'),
    ],
  },
  {
    // What every page needs.
    name: 'base',
    withImports: true,
    places: [
      ...packages('react', 'react-dom', 'scheduler', 'react-router'),
      ...packages('@tanstack/query-core', '@tanstack/react-query'),
      // The assistant alone reads streams.
      /\/node_modules\/@trpc\/(?!server\/dist\/resolveResponse)[^?]*$/,
      /\/client\/app\/(?!prefetch-links|toaster|passed-user)/,
      ...within(
        'client/components',
        'breadcrumbs.',
        'button.',
        'icon.',
        'icons.',
        'logo.',
        'section-heading.',
        'states.',
      ),
      ...within('client/lib', 'trpc.', 'query-client.', 'storage.', 'storage-draft.', 'storage-keys.', 'session.'),
      ...within('client/lib', 'request-context.', 'request-asked-address.', 'theme.', 'class-names.', 'failure.'),
      ...within('client/lib', 'guarding.', 'settle.', 'toast.', 'early-input.', 'progress-queue.', 'uuid.'),
      ...within('client/lib', 'use-page-meta.', 'use-page-number.'),
      ...within('shared', 'pages.', 'paths.', 'site.'),
      ...within('shared/rules', 'pagination.', 'progress/progress-keys.'),
    ],
  },
  {
    // Pages with a form.
    name: 'forms',
    withImports: true,
    places: [...packages('react-hook-form'), ...within('client/lib', 'use-checked-form.')],
  },
  // The same without what checks them.
  {
    name: 'fields',
    places: [
      ...within(
        'client/components',
        'labelled.',
        'text-field.',
        'password-field.',
        'submit-row.',
        'narrow-card.',
        'check-box.',
      ),
      ...within('client/features/accounts', 'method-switch.', 'pending-sign-up.', 'otp-field.'),
      ...within('client/lib', 'use-seconds-until.'),
    ],
  },
  {
    // Pages with texts and programs to be read.
    name: 'reading',
    places: [
      ...within('client/components', 'ask-about.', 'markup-text.', 'code-block.', 'code-lines.', 'code-choices.'),
      ...within('client/components', 'collapsible.', 'picture.'),
      ...within('shared/rules', 'text/markup.', 'picture-name.'),
    ],
  },
  {
    // What the page of a problem has in common with what is loaded there later.
    name: 'practice',
    places: [
      ...within('client/features/practice', 'own-work/accounts-work.', 'own-work/practice-queue.', 'statement.'),
      ...within('client/features/practice', 'example.', 'approach-section.', 'editor/use-editor-settings.'),
      ...within('shared/judge', 'value-text.'),
    ],
  },
  {
    // What it shares with the pages of contests and interviews.
    name: 'own-work',
    places: [
      ...within('client/lib', 'storage-journal.', 'use-has-passed.'),
      ...within('shared/judge', 'languages.'),
      ...within('shared/rules', 'practice/local-', 'practice/draft-merge.', 'practice/practice-limits.'),
      ...within('shared/rules', 'progress/progress-merge.', 'sittings/sitting.'),
    ],
  },
  {
    // What question pages and cheat sheets share with the pages that lead there.
    name: 'study',
    places: [
      ...within('client/features/study', 'recall.'),
      ...within('shared', 'study-topics.', 'rules/study/study-items.'),
    ],
  },
  {
    // How a tick is written, wherever there is something to tick.
    name: 'ticks',
    places: [
      ...within('client', 'lib/problem-flags.', 'components/difficulty-badge.'),
      ...within('shared/rules', 'progress/documented-writes.', 'text/list-text.'),
    ],
  },
  // What administrators are asked for where they log in, and again later.
  { name: 'logins', places: within('client/features/administrators', 'username-field.', 'code-field.') },
  {
    // Drawn on few of the pages that know them.
    name: 'tables',
    withImports: true,
    places: within('client', 'components/markup-table.', 'features/practice/table-drawing.'),
  },
  {
    // Loaded when somebody turns to the editor, and Vim's keys when they are asked for.
    name: 'editor',
    withImports: true,
    places: [
      ...packages('@codemirror/view', '@codemirror/state', '@lezer/highlight', '@marijn/find-cluster-break'),
      ...packages('crelt', 'style-mod', 'w3c-keyname'),
      ...['/node_modules/@codemirror/', '/node_modules/@lezer/'],
    ],
  },
  { name: 'vim', withImports: true, places: packages('@replit/codemirror-vim') },
];

const isAt = (id: string, place: Place) => (typeof place === 'string' ? id.includes(place) : place.test(id));

/** As Rolldown takes them. */
export const chunkGroups = CHUNKS.map(({ name, places, withImports = false }) => ({
  name,
  test: (id: string) => places.some((place) => isAt(id, place)),
  includeDependenciesRecursively: withImports,
}));

/** Fails a build in which some place has no module: its file was renamed or is no longer loaded. */
export function everyPlaceIsMet(): Plugin {
  return {
    name: 'every-place-is-met',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    buildEnd(error) {
      if (error) return;
      const ids = [...this.getModuleIds()];
      const unmet = CHUNKS.flatMap(({ name, places }) =>
        places.filter((place) => !ids.some((id) => isAt(id, place))).map((place) => `${name}: ${String(place)}`),
      );
      if (unmet.length > 0)
        throw new Error(`No module stands where scripts/client-chunks.ts says\n${unmet.join('\n')}`);
    },
  };
}
