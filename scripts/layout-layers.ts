/** The layers of the project: where the imports of each may lead, and what to say of those that lead elsewhere. */

export type Layer = {
  /** Where its imports may lead, besides its own files. */
  imports: string[];
  /** Where only `import type` may lead. */
  types?: string[];
  /** Packages and node: modules that it does without. */
  refuses?: RegExp;
  /** What it is for, and where the rest belongs. */
  says: string;
};

const DATABASE = /^(pg|@prisma\/.*)$/;
const HTTP = /^(express|cookie|helmet|sirv|@trpc\/.*)$/;
const NOT_FOR_BROWSERS = /^(node:.*|express|pg|@prisma\/.*)$/;

const client = (imports: string[], says: string): Layer => ({
  imports: [...imports, 'client/styles/', 'shared/'],
  refuses: NOT_FOR_BROWSERS,
  says: `${says}; of the server the client knows the type AppRouter alone, in client/lib/trpc.ts, and what both sides need belongs in shared`,
});

const MOUNT = client(['client/app/', 'client/lib/'], 'it only mounts client/app');

const IN_PAGES = ['client/features/', 'client/components/', 'client/lib/'];

// What more than one of trpc, rest and middleware needs stands in these files beside them.
const DOORSTEP = ['server/accept.ts', 'server/context.ts', 'server/cookies.ts', 'server/send-ready.ts'];
const BELOW_DOORS = [...DOORSTEP, 'server/services/', 'server/errors.ts', 'shared/'];
const door = (name: string): Layer => ({
  imports: BELOW_DOORS,
  refuses: DATABASE,
  says: `${name} only translates: what decides or reads belongs in server/services, what two of trpc, rest and middleware need beside server/context.ts`,
});

const STARTER: Layer = {
  imports: ['server/', 'prisma/content.ts', 'shared/'],
  says: 'what starts the server uses server, prisma/content.ts and shared: what else people run belongs in scripts',
};
const settingsOnly = (file: string): Layer => ({
  imports: ['server/database/', 'shared/'],
  types: ['server/env.ts'],
  says: `${file} serves the start: server/main.ts hands out what it makes, and what decides belongs in server/services`,
});

const CONTENT_READER: Layer = {
  imports: ['prisma/markdown-record.ts', 'shared/'],
  refuses: DATABASE,
  says: 'the content is read by the rules of shared: what writes to the database belongs in server/services/seed.ts',
};

/** The arrows. A file belongs to the longest path here that it starts with. */
export const LAYERS: Record<string, Layer> = {
  'shared/': {
    imports: [],
    refuses: /^(?!zod(\/|$))/,
    says: 'shared imports zod and shared only: what needs more belongs in server/services or in client',
  },
  'client/main.tsx': MOUNT,
  'client/entry-server.tsx': MOUNT,
  'client/app/': client(['client/pages/', ...IN_PAGES], 'client/app joins the pages: client/main.tsx mounts it'),
  'client/pages/': client(
    IN_PAGES,
    'a page composes features: what several pages show belongs in client/features or client/components',
  ),
  'client/features/': client(
    ['client/components/', 'client/lib/'],
    'a feature does not know pages and other features: bring two together in client/pages, or move what both need to client/components, client/lib or shared/rules',
  ),
  'client/components/': client(['client/lib/'], 'a component draws: what knows the domain belongs in client/features'),
  'client/lib/': client(
    [],
    'client/lib is the lowest: what draws belongs in components, what knows the domain in features',
  ),
  'client/lib/trpc.ts': {
    ...client(['client/lib/'], 'client/lib/trpc.ts takes it by `import type`, or the whole server would come along'),
    types: ['server/trpc/router.ts'],
  },

  'server/main.ts': STARTER,
  'server/app.ts': {
    ...door('server/app.ts'),
    imports: ['server/trpc/', 'server/rest/', 'server/middleware/', 'server/database/', ...BELOW_DOORS],
    types: ['server/adapters/'],
    says: 'server/app.ts puts the doors over the services: what starts or stops belongs in server/main.ts, what decides in server/services',
  },
  'server/trpc/': door('the tRPC door'),
  'server/rest/': door('the REST door'),
  'server/middleware/': { ...door('middleware'), types: ['server/adapters/'] },
  ...Object.fromEntries(DOORSTEP.map((file) => [file, door(file)])),
  'server/services/': {
    imports: ['server/database/', 'server/adapters/', 'server/errors.ts', 'prisma/generated/', 'shared/'],
    types: ['prisma/content.ts'],
    refuses: HTTP,
    says: 'a service knows no HTTP and is given its settings: what speaks HTTP belongs in server/trpc or server/rest, what starts in server/main.ts',
  },
  'server/database/': {
    imports: ['server/errors.ts', 'prisma/generated/', 'shared/'],
    refuses: HTTP,
    says: 'server/database connects and migrates: what decides belongs in server/services, what starts in server/main.ts',
  },
  'server/adapters/': {
    imports: ['server/errors.ts', 'shared/'],
    types: ['server/env.ts'],
    refuses: new RegExp(`${DATABASE.source}|${HTTP.source}`),
    says: 'an adapter knows one outside service and nothing of ours: what decides belongs in server/services',
  },
  'server/errors.ts': {
    imports: ['prisma/generated/', 'shared/'],
    refuses: HTTP,
    says: 'server/errors.ts is used everywhere: what answers a failure belongs in server/trpc or server/rest',
  },
  'server/env.ts': settingsOnly('server/env.ts'),
  'server/logger.ts': settingsOnly('server/logger.ts'),
  'server/command.ts': {
    imports: ['server/env.ts', 'shared/'],
    says: 'server/command.ts frames the commands: what one of them does belongs in its own file',
  },
  'server/open-database.ts': settingsOnly('server/open-database.ts'),

  'prisma/content.ts': CONTENT_READER,
  'prisma/markdown-record.ts': CONTENT_READER,
  'prisma/seed.ts': STARTER,
  'prisma/keep-database.ts': STARTER,
  'prisma/schema-engine': {
    imports: ['server/database/', 'shared/'],
    says: 'it speaks the language of the CLI: what connects or migrates belongs in server/database',
  },
  'scripts/': {
    imports: ['server/', 'prisma/', 'shared/'],
    says: 'a script starts the server or Vite: what the pages need as well belongs in shared',
  },
};

export const OUTSIDE = /^(nodemailer|openid-client|openai)(\/|$)/;
export const OUTSIDE_SAYS = 'only adapters call the outside: it belongs behind a small type in server/adapters';
