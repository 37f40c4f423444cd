import type { Plugin } from 'vite';

/** A substring of a module's path, or a pattern for it. */
type Place = string | RegExp;
type Chunk = { name: string; places: Place[]; /** Includes what they import. */ withImports?: true };

const packages = (...names: string[]) => names.map((name) => `/node_modules/${name}/`);
const within = (folder: string, ...starts: string[]) => starts.map((start) => `/${folder}/${start}`);

/**
 * Which modules share a file: many small files compress worse and load later. A module belongs to the first chunk that
 * it matches; one that matches none is bundled with the modules that load it.
 */
const CHUNKS: Chunk[] = [
  // Icons by purpose.
  ...['learning', 'contests', 'practice', 'cards', 'work'].map((kind) => ({
    name: `icons-${kind}`,
    places: within('client/components', `icons-${kind}.`),
  })),
  // For the assistant's streams; the client for all other calls imports it without using it.
  { name: 'streams', places: [/\/node_modules\/@trpc\/client\/dist\/httpBatchLink-[^?]*$/] },
  // Loaded with the first toast.
  { name: 'toasts', places: [...packages('react-hot-toast'), ...within('client/app', 'toaster.')] },
  // For lists in several parts: only sheets run several queries at once.
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
      // resolveResponse is left out: only the assistant reads streams.
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
  // Form fields without validation.
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
    // Pages that show texts and programs.
    name: 'reading',
    places: [
      ...within('client/components', 'ask-about.', 'markup-text.', 'code-block.', 'code-lines.', 'code-choices.'),
      ...within('client/components', 'collapsible.', 'picture.'),
      ...within('shared/rules', 'text/markup.', 'picture-name.'),
    ],
  },
  {
    // Shared by the page of a problem and the modules that it loads later.
    name: 'practice',
    places: [
      ...within('client/features/practice', 'own-work/accounts-work.', 'own-work/practice-queue.', 'statement.'),
      ...within('client/features/practice', 'example.', 'approach-section.', 'editor/use-editor-settings.'),
      ...within('shared/judge', 'value-text.'),
    ],
  },
  {
    // Shared by the pages of problems, contests and interviews.
    name: 'own-work',
    places: [
      ...within('client/lib', 'storage-journal.', 'use-has-passed.'),
      ...within('shared/judge', 'languages.'),
      ...within('shared/rules', 'practice/local-', 'practice/draft-merge.', 'practice/practice-limits.'),
      ...within('shared/rules', 'progress/progress-merge.', 'sittings/sitting.'),
    ],
  },
  {
    // Shared by question pages, cheat sheets and the pages that lead there.
    name: 'study',
    places: [
      ...within('client/features/study', 'recall.'),
      ...within('shared', 'study-topics.', 'rules/study/study-items.'),
    ],
  },
  {
    // Writes ticks, on every page with something to tick.
    name: 'ticks',
    places: [
      ...within('client', 'lib/problem-flags.', 'components/difficulty-badge.'),
      ...within('shared/rules', 'progress/documented-writes.', 'text/list-text.'),
    ],
  },
  // Fields that administrators fill in at login, and again later.
  { name: 'logins', places: within('client/features/administrators', 'username-field.', 'code-field.') },
  {
    // Rendered on few of the pages that import them.
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

/** The chunks in the form that Rolldown expects. */
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
