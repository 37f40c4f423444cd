import type { Plugin } from 'vite';

/** Selects modules: a substring of their paths, or a pattern for them. */
type ModulePattern = string | RegExp;
type Chunk = { name: string; places: ModulePattern[]; /** Includes what they import. */ withImports?: true };

const packages = (...names: string[]) => names.map((name) => `/node_modules/${name}/`);
const within = (folder: string, ...starts: string[]) => starts.map((start) => `/${folder}/${start}`);

/**
 * The modules that share a file, as many small files compress worse and load later. A module belongs to the first chunk
 * that it matches; one that matches none is bundled with the modules that load it.
 */
const CHUNKS: Chunk[] = [
  // Icons by purpose.
  ...['learning', 'contests', 'practice', 'cards', 'work'].map((kind) => ({
    name: `icons-${kind}`,
    places: within('client/components', `icons/icons-${kind}.`),
  })),
  // For the assistant's streams; the client for all other calls imports it without using it.
  { name: 'streams', places: [/\/node_modules\/@trpc\/client\/dist\/httpBatchLink-[^?]*$/] },
  // Loaded with the first toast.
  { name: 'toasts', places: [...packages('react-hot-toast'), ...within('client/app', 'toaster.')] },
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
        'icons/icon.',
        'icons/icons.',
        'icons/logo.',
        'lazy-part.',
        'section-heading.',
        'states.',
      ),
      ...within(
        'client/lib',
        'api/trpc.',
        'api/query-client.',
        'storage/storage.',
        'storage/storage-draft.',
        'storage/storage-keys.',
        'api/session.',
      ),
      ...within('client/lib', 'api/request-context.', 'api/requested-url.', 'theme.', 'class-names.', 'api/failure.'),
      ...within('client/lib', 'api/guarding.', 'api/settle.', 'toast.', 'early-input.', 'uuid.'),
      ...within('client', 'lib/hooks/use-page-meta.', 'records/owner.', 'records/legacy/legacy-taken.'),
      ...within('shared', 'freshness.', 'pages.', 'paths.', 'site.'),
      ...within('shared/rules', 'progress/legacy-keys.'),
    ],
  },
  {
    // Pages with a form.
    name: 'forms',
    withImports: true,
    places: [...packages('react-hook-form'), ...within('client/lib', 'hooks/use-checked-form.')],
  },
  // Form fields without validation.
  {
    name: 'fields',
    places: [
      ...within(
        'client/components',
        'form/labelled.',
        'form/otp-field.',
        'form/text-field.',
        'form/password-field.',
        'form/submit-row.',
        'list/narrow-card.',
        'form/check-box.',
      ),
      ...within('client/features/accounts', 'method-switch.', 'pending-sign-up.'),
      ...within('client/lib', 'hooks/use-seconds-until.'),
    ],
  },
  {
    // Pages that show texts and programs.
    name: 'reading',
    places: [
      ...within(
        'client/components',
        'ask-about.',
        'text/markup-text.',
        'code/code-block.',
        'code/code-lines.',
        'code/code-choices.',
      ),
      ...within('client', 'components/collapsible.', 'components/picture.', 'features/notes/own-note.'),
      ...within('client', 'features/lists/add-to-list.'),
      ...within('shared/rules', 'text/markup.', 'picture-name.', 'review/card-ids.'),
    ],
  },
  {
    // Shared by the page of a problem and the modules that it loads later.
    name: 'practice',
    places: [
      ...within('client/features/practice', 'drafts-and-submissions/accounts-work.', 'statement.'),
      ...within('client/features/practice', 'example.', 'approach-section.', 'practice-language.'),
      ...within('judge', 'values/value-text.'),
      ...within('client', 'records/draft-kind.', 'features/reviews/use-attempt.'),
      ...within('shared/rules', 'practice/local-draft.', 'practice/draft-merge.', 'practice/practice-limits.'),
      ...within('client/pages', 'practice/problem.'),
      ...within(
        'client/features/practice',
        'workbench.',
        'panes.',
        'judge/use-sandbox.',
        'drafts-and-submissions/drafts.',
      ),
      ...within(
        'client/features/practice',
        'drafts-and-submissions/own-submissions.',
        'editor/code-editor.',
        'editor/plain-code-area.',
      ),
      ...within('client/features/practice', 'editor/use-code-mirror.', 'editor/use-editor-settings.'),
      ...within('client/features/practice', 'editor/indentation.', 'workbench-note.', 'judge/failure-message.'),
    ],
  },
  {
    // Shared by the pages of problems, contests and interviews.
    name: 'drafts-and-submissions',
    places: [
      ...within('client/lib', 'hooks/use-has-passed.'),
      ...within('client/records', 'submission-kind.'),
      ...within('client/features/sitting', 'use-sitting-of.'),
      ...within('judge', 'languages/languages.'),
      /\/judge\/languages\/[a-z]+\/language\./,
      ...within('shared/rules', 'practice/local-submissions.', 'sittings/sitting.'),
    ],
  },
  {
    // Shared by question pages, cheat sheets and the pages that lead there.
    name: 'study',
    places: [
      ...within('client', 'features/study/recall.', 'components/copy-text.'),
      ...within('client/components', 'text/source-list.'),
      ...within(
        'shared',
        'study-topics.',
        'rules/study/study-items.',
        'rules/study/sources.',
        'rules/text/plain-text.',
      ),
    ],
  },
  {
    // Lists with several pages.
    name: 'paged',
    places: [
      ...within('client/lib', 'hooks/use-page-number.'),
      ...within('client/components', 'list/pagination.'),
      ...within('shared/rules', 'pagination.'),
    ],
  },
  {
    // Shared by the sheets, and each too small for a request of its own.
    name: 'sheets',
    places: [
      ...within('client/features/sheets', 'company/company-source.', 'problem.', 'use-problems.'),
      ...within('client', 'components/progress-bar.', 'lib/current-parameters.'),
      ...within('shared/rules', 'sheets/difficulty.', 'sheets/sheet-address.', 'lists/list-slug.'),
    ],
  },
  {
    // Writes ticks; used on every page with something to tick.
    name: 'ticks',
    places: [
      ...within(
        'client/records',
        'marks.',
        'has-note.',
        'notes.',
        'use-owner.',
        'synced-kind.',
        'record-store.',
        'unsettled.',
      ),
      ...within('client/lib', 'storage/storage-journal.', 'own-time-zone.'),
      ...within('shared/records', 'mark/mark.', 'note/note.', 'record-kind.'),
      ...within('shared/rules', 'progress/mark-ids.', 'progress/streaks.', 'text/storable.', 'notes/note-ids.'),
      ...within('shared/rules', 'notes/note-edits.'),
    ],
  },
  {
    // Shows problems, even on pages where nothing is ticked.
    name: 'badges',
    places: [...within('client', 'components/difficulty-badge.'), ...within('shared/rules', 'text/list-text.')],
  },
  // Fields that administrators fill in at login and later.
  {
    name: 'logins',
    places: [
      ...within('client/features/administrators', 'username-field.'),
      ...within('client/components', 'form/code-field.'),
    ],
  },
  {
    // Rendered on few of the pages that import them.
    name: 'tables',
    withImports: true,
    places: within('client', 'components/text/markup-table.', 'features/practice/table-drawing.'),
  },
  {
    // Loaded when somebody uses the editor, and Vim's keys when they are turned on.
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

const isAt = (id: string, place: ModulePattern) => (typeof place === 'string' ? id.includes(place) : place.test(id));

/** The chunks in Rolldown's form. */
export const chunkGroups = CHUNKS.map(({ name, places, withImports = false }) => ({
  name,
  test: (id: string) => places.some((place) => isAt(id, place)),
  includeDependenciesRecursively: withImports,
}));

/** Fails a build in which a pattern matches no module, because its file was renamed or is no longer loaded. */
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
        throw new Error(`No module stands where scripts/build/client-chunks.ts says\n${unmet.join('\n')}`);
    },
  };
}
