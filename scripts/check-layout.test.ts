import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { checkLayout } from './check-layout.ts';

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

/** Checks a tree of files, given by path and content. */
function check(files: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'layout-'));
  roots.push(root);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
  return checkLayout(root);
}

const ACCEPTED = {
  'shared uses zod and itself': ['shared/rules/level.ts', `import { z } from 'zod';\nimport { a } from '../field.ts';`],
  'a page uses features, components, lib and shared': [
    'client/pages/home.tsx',
    `import a from '#client/features/blogs/list.tsx';\nimport '../components/card.tsx';\nimport '#client/lib/format.ts';\nimport '#shared/paths.ts';\nimport 'react';`,
  ],
  'a feature uses its own files': ['client/features/blogs/list.tsx', `import './blog-card.tsx';`],
  'the app loads pages when used': [
    'client/app/router.tsx',
    `const page = () => import('#client/pages/home.tsx');\nimport '#client/styles/site.css';`,
  ],
  'lib/trpc.ts takes the type of the router': [
    'client/lib/trpc.ts',
    `import type { AppRouter } from '#server/trpc/router.ts';`,
  ],
  'a door uses services, errors and the files beside it': [
    'server/rest/door.ts',
    `import '#server/services/crud.ts';\nimport '#server/errors.ts';\nimport '#server/context.ts';\nimport './send.ts';\nimport 'express';`,
  ],
  'a service uses the database, adapters and generated types': [
    'server/services/crud.ts',
    `import '#server/database/client.ts';\nimport '#server/adapters/mailer.ts';\nimport type { Prisma } from '#prisma/generated/client.ts';\nexport const find = () => database.prisma.blog.findMany();`,
  ],
  'main puts everything together': [
    'server/main.ts',
    `import '#server/app.ts';\nimport '#server/env.ts';\nimport '#server/adapters/mailer.ts';\nimport '#prisma/content.ts';`,
  ],
  'the reader of settings reads them': ['server/env.ts', 'export const read = (source = process.env) => source;'],
  'scripts and configuration read the environment': ['scripts/bench.ts', 'export const runs = process.env.RUNS;'],
  'a test uses anything': [
    'server/rest/blog.test.ts',
    `import '#server/testing/app.ts';\nimport '#server/database/client.ts';\nprocess.env.A = prisma.a;`,
  ],
  'the registry is the one barrel': ['shared/resources/index.ts', `import { blog } from './blog.ts';`],
} satisfies Record<string, [file: string, content: string]>;

const REFUSED = {
  'shared that imports a package': {
    file: 'shared/rules/day.ts',
    content: `import { DateTime } from 'luxon';`,
    says: 'shared/rules/day.ts:1 imports luxon: shared imports zod and shared only: what needs more belongs in server/services or in client',
  },
  'shared that imports the server': {
    file: 'shared/field.ts',
    content: `\nimport type { Viewer } from '#server/services/access.ts';`,
    says: 'shared/field.ts:2 imports #server/services/access.ts: shared imports zod and shared only',
  },
  'the type of the router in another file of the client': {
    file: 'client/features/blogs/list.tsx',
    content: `import type { AppRouter } from '#server/trpc/router.ts';`,
    says: 'of the server the client knows the type AppRouter alone, in client/lib/trpc.ts',
  },
  'the router itself in lib/trpc.ts': {
    file: 'client/lib/trpc.ts',
    content: `import { type AppRouter } from '#server/trpc/router.ts';`,
    says: 'client/lib/trpc.ts takes it by `import type`, or the whole server would come along',
  },
  'another type of the server in lib/trpc.ts': {
    file: 'client/lib/trpc.ts',
    content: `import type { Services } from '#server/services/services.ts';`,
    says: 'of the server the client knows the type AppRouter alone',
  },
  'Node in the client': {
    file: 'client/lib/storage.ts',
    content: `import 'node:fs';`,
    says: 'client/lib/storage.ts:1 imports node:fs: client/lib is the lowest',
  },
  'a feature that imports another feature': {
    file: 'client/features/blogs/list.tsx',
    content: `import '../contests/card.tsx';`,
    says: 'bring two together in client/pages, or move what both need to client/components, client/lib or shared/rules',
  },
  'a feature that imports one with a longer name': {
    file: 'client/features/note/list.tsx',
    content: `import '#client/features/question/card.tsx';`,
    says: 'a feature does not know pages and other features',
  },
  'a page that imports another page': {
    file: 'client/pages/admin/list.tsx',
    content: `import { Form } from './form.tsx';`,
    says: 'a page composes features: what several pages show belongs in client/features or client/components',
  },
  'a component that imports a feature': {
    file: 'client/components/card.tsx',
    content: `import '#client/features/blogs/list.tsx';`,
    says: 'a component draws: what knows the domain belongs in client/features',
  },
  'a door that imports the other door': {
    file: 'server/trpc/router.ts',
    content: `import { routes } from '#server/rest/routes.ts';`,
    says: 'server/trpc/router.ts:1 imports #server/rest/routes.ts: the tRPC door only translates: what decides or reads belongs in server/services, what two of trpc, rest and middleware need beside server/context.ts',
  },
  'a door that imports the generated client': {
    file: 'server/rest/door.ts',
    content: `import type { Blog } from '#prisma/generated/client.ts';`,
    says: 'the REST door only translates: what decides or reads belongs in server/services',
  },
  'a door that imports the database': {
    file: 'server/rest/door.ts',
    content: `import type { Database } from '#server/database/client.ts';`,
    says: 'the REST door only translates',
  },
  'middleware that imports a door': {
    file: 'server/middleware/site.ts',
    content: `export { prefersHtml } from '../rest/accept.ts';`,
    says: 'server/middleware/site.ts:1 imports ../rest/accept.ts: middleware only translates',
  },
  'a service that knows Express': {
    file: 'server/services/crud.ts',
    content: `import type { Request } from 'express';`,
    says: 'imports express: a service knows no HTTP and is given its settings: what speaks HTTP belongs in server/trpc or server/rest',
  },
  'a service that knows tRPC': {
    file: 'server/services/assistant/answer.ts',
    content: `const { TRPCError } = await import('@trpc/server');`,
    says: 'imports @trpc/server: a service knows no HTTP',
  },
  'a service that imports a door, in the type of a value': {
    file: 'server/services/crud.ts',
    content: `let route: import('#server/rest/route.ts').Route;`,
    says: 'imports #server/rest/route.ts: a service knows no HTTP',
  },
  'a service that reads content': {
    file: 'server/services/seed.ts',
    content: `export { readContent } from '#prisma/content.ts';`,
    says: 'a service knows no HTTP and is given its settings',
  },
  'a service that calls the outside itself': {
    file: 'server/services/assistant/answer.ts',
    content: `import OpenAI from 'openai';`,
    says: 'imports openai: only adapters call the outside: it belongs behind a small type in server/adapters',
  },
  'an adapter that decides': {
    file: 'server/adapters/mailer.ts',
    content: `import '#server/services/access.ts';`,
    says: 'an adapter knows one outside service and nothing of ours',
  },
  'content that knows the server': {
    file: 'prisma/content.ts',
    content: `import '#server/errors.ts';`,
    says: 'the content is read by the rules of shared: what writes to the database belongs in server/services/seed.ts',
  },
  'the server that imports the client': {
    file: 'server/main.ts',
    content: `import '#client/main.tsx';`,
    says: 'server/main.ts:1 imports #client/main.tsx: what starts the server uses server, prisma/content.ts and shared',
  },
  'the site that uses what tests use': {
    file: 'server/app.ts',
    content: `import '#server/testing/factories.ts';`,
    says: 'only tests and scripts use it: move what the site needs out of there',
  },
  'an import without the ending': {
    file: 'client/pages/home.tsx',
    content: `import '#client/features/blogs/list';`,
    says: 'client/pages/home.tsx:1 imports #client/features/blogs/list: write the whole name of the file, with its ending',
  },
  'a file outside of every layer': {
    file: 'server/mail.ts',
    content: '',
    says: 'server/mail.ts stands outside of every layer: move it into one, or declare one in scripts/check-layout.ts',
  },
  'process.env outside of server/env.ts': {
    file: 'server/services/sessions.ts',
    content: `\n\nconst secret = process.env.JWT_SECRET;`,
    says: 'server/services/sessions.ts:3 reads process.env: declare the setting in server/env.ts, the only reader',
  },
  'process.env by other spellings': {
    file: 'prisma/seed.ts',
    content: `const { env } = process;`,
    says: 'prisma/seed.ts:1 reads process.env',
  },
  'prisma outside of services': {
    file: 'server/app.ts',
    content: `export const ping = (database) => database.prisma.$queryRaw\`SELECT 1\`;`,
    says: 'server/app.ts:1 uses prisma: only services touch the database, so ask one (server/services)',
  },
  'a name that says nothing': {
    file: 'client/lib/utils.ts',
    content: '',
    says: 'client/lib/utils.ts has a name that says nothing: name it for what it does; if that is two things, split it',
  },
  'a name that ends with one that says nothing': {
    file: 'server/services/session-manager.ts',
    content: '',
    says: 'server/services/session-manager.ts has a name that says nothing',
  },
  'a folder that says nothing': {
    file: 'shared/common/level.ts',
    content: '',
    says: 'shared/common has a name that says nothing',
  },
  'a file that is not in kebab-case': {
    file: 'client/components/ProblemTable.tsx',
    content: '',
    says: 'client/components/ProblemTable.tsx is not in kebab-case: problem-table.tsx exports ProblemTable',
  },
  'a door that imports Prisma': {
    file: 'server/trpc/router.ts',
    content: `import '@prisma/client';`,
    says: 'imports @prisma/client: the tRPC door only translates',
  },
  'a barrel': {
    file: 'client/components/index.ts',
    content: '',
    says: 'client/components/index.ts is a barrel, and shared/resources/index.ts is the only one: import the files themselves',
  },
} satisfies Record<string, { file: string; content: string; says: string }>;

describe('the layout check', () => {
  it.each(Object.entries(ACCEPTED))('accepts that %s', (_what, [file, content]) => {
    expect(check({ [file]: content })).toEqual({ faults: [], warnings: [] });
  });

  it.each(Object.entries(REFUSED))('refuses %s', (_what, { file, content, says }) => {
    expect(check({ [file]: content }).faults).toEqual([expect.stringContaining(says)]);
  });

  it('shows each fault of a file at its line', () => {
    const content = `import 'zod';\nimport 'luxon';\n\nexport * from 'yaml';`;
    expect(check({ 'shared/field.ts': content }).faults).toEqual([
      expect.stringContaining('shared/field.ts:2 imports luxon'),
      expect.stringContaining('shared/field.ts:4 imports yaml'),
    ]);
  });

  it('refuses a loop once, with the way round', () => {
    const { faults } = check({
      'shared/a.ts': `import './b.ts';`,
      'shared/b.ts': `import type { C } from './c.ts';`,
      'shared/c.ts': `import './a.ts';\nimport './d.ts';`,
      'shared/d.ts': '',
    });
    expect(faults).toEqual([
      'shared/c.ts:1 closes a loop, shared/a.ts → shared/b.ts → shared/c.ts → shared/a.ts: move what both need into a file that imports neither',
    ]);
  });

  it('accepts two ways to the same file', () => {
    const files = {
      'shared/a.ts': `import './b.ts';\nimport './c.ts';`,
      'shared/b.ts': `import './c.ts';`,
      'shared/c.ts': '',
    };
    expect(check(files)).toEqual({ faults: [], warnings: [] });
  });

  it('warns at 300 lines and fails at 400', () => {
    const lines = (count: number) => 'export {};\n'.repeat(count);
    const { faults, warnings } = check({
      'shared/short.ts': lines(299),
      'shared/long.ts': lines(300),
      'client/styles/longer.css': lines(399),
      'server/errors.ts': lines(400),
    });
    expect(warnings).toEqual([
      expect.stringMatching(/^client\/styles\/longer\.css has 399 lines \(300 warn, 400 fail\): split it/),
      expect.stringMatching(/^shared\/long\.ts has 300 lines/),
    ]);
    expect(faults).toEqual([expect.stringMatching(/^server\/errors\.ts has 400 lines/)]);
  });

  it('leaves content, migrations, generated files and pictures alone, and the length of tests', () => {
    const long = 'export {};\n'.repeat(500);
    const files = {
      'prisma/generated/models/SheetTopic.ts': long,
      'prisma/content/Some Note.js': long,
      'prisma/migrations/1_First/index.js': long,
      'client/public/figures/Two_Sum.js': long,
      'shared/field.test.ts': long,
      'node_modules/zod/Index.ts': long,
    };
    expect(check(files)).toEqual({ faults: [], warnings: [] });
  });
});
