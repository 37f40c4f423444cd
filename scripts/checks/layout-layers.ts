/** The layers of the project around server/: what each may import, and the message for other imports. */

export type Layer = {
  /** Paths that it may import from, besides its own files. */
  imports: string[];
  /** Paths that it may import from with `import type` only. */
  types?: string[];
  /** Packages and node: modules that it must not import. */
  refuses?: RegExp;
  /** The message of a fault: what the layer is for, and where other code belongs. */
  says: string;
};

const DATABASE = /^(pg|@prisma\/.*)$/;
const NOT_FOR_BROWSERS = /^(node:.*|express|pg|@prisma\/.*)$/;

const client = (imports: string[], says: string): Layer => ({
  imports: [...imports, 'client/styles/', 'judge/', 'shared/'],
  refuses: NOT_FOR_BROWSERS,
  says: `${says}; of the server the client knows the type AppRouter alone, in client/lib/api/trpc.ts, and what both sides need belongs in shared`,
});

const MOUNT = client(['client/app/', 'client/lib/'], 'it only mounts client/app');

const IN_PAGES = ['client/features/', 'client/components/', 'client/records/', 'client/lib/'];

const STARTER: Layer = {
  imports: ['server/', 'prisma/content.ts', 'judge/', 'shared/'],
  says: 'what starts the server uses server, prisma/content.ts and shared: what else people run belongs in scripts',
};

const CONTENT_READER: Layer = {
  imports: ['prisma/markdown-record.ts', 'prisma/problem-folder.ts', 'judge/', 'shared/'],
  refuses: DATABASE,
  says: 'the content is read by the rules of shared: what writes to the database belongs in server/content-files/seed.ts',
};

/** The allowed imports. A file belongs to the longest path prefix here; server/ has layers (layout-server.ts). */
export const LAYERS: Record<string, Layer> = {
  'judge/': {
    imports: [],
    refuses: /^(express|pg|@prisma\/.*|react.*|@trpc\/.*)$/,
    says: 'judge is a library that knows nothing of this site: what joins the two belongs in shared/rules/practice, client/features/practice or scripts/content-check',
  },
  'shared/': {
    imports: ['judge/'],
    refuses: /^(?!(zod|ts-fsrs|csv-parse|fflate)(\/|$))/,
    says: 'shared imports zod, ts-fsrs, csv-parse, fflate, judge and shared only: what needs more belongs in a domain of server or in client',
  },
  'client/main.tsx': MOUNT,
  'client/entry-server.tsx': MOUNT,
  'client/records/': client(
    ['client/lib/'],
    'client/records stores and sends what learners make: what draws it belongs in client/features',
  ),
  'client/app/': client(['client/pages/', ...IN_PAGES], 'client/app joins the pages: client/main.tsx mounts it'),
  'client/pages/': client(
    IN_PAGES,
    'a page composes features: what several pages show belongs in client/features or client/components',
  ),
  'client/features/': client(
    ['client/components/', 'client/records/', 'client/lib/'],
    'a feature does not know pages and other features: bring two together in client/pages, or move what both need to client/components, client/lib or shared/rules',
  ),
  'client/components/': client(['client/lib/'], 'a component draws: what knows the domain belongs in client/features'),
  'client/lib/': client(
    [],
    'client/lib is the lowest: what draws belongs in components, what knows the domain in features',
  ),
  'client/lib/api/trpc.ts': {
    ...client(
      ['client/lib/'],
      'client/lib/api/trpc.ts takes it by `import type`, or the whole server would come along',
    ),
    types: ['server/domains.ts'],
  },

  'prisma/content.ts': CONTENT_READER,
  'prisma/markdown-record.ts': CONTENT_READER,
  'prisma/problem-folder.ts': CONTENT_READER,
  'prisma/seed.ts': STARTER,
  'prisma/keep-database.ts': STARTER,
  'prisma/generate.ts': {
    imports: [],
    says: 'it runs at the install, when nothing else of the project may be there',
  },
  'prisma/schema-engine': {
    imports: ['prisma/generate.ts', 'server/database/', 'shared/'],
    says: 'it speaks the language of the CLI, for developing: what connects or migrates belongs in server/database',
  },
  'scripts/': {
    imports: [
      ...['server/', 'prisma/', 'judge/', 'shared/'],
      // What a build inserts into the client's code.
      'client/features/offline/used-files.ts',
    ],
    types: ['client/features/practice/judge/judge-for-check.ts'],
    says: 'a script starts the server or Vite: what the pages need as well belongs in shared',
  },
};

export const OUTSIDE = /^(nodemailer|openid-client|eventsource-parser|aws4fetch)(\/|$)/;
export const OUTSIDE_SAYS = 'only adapters call the outside: it belongs behind a small type in server/adapters';
