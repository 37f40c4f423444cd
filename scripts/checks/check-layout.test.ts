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
    'client/lib/api/trpc.ts',
    `import type { AppRouter } from '#server/domains.ts';`,
  ],
  'an API uses its service, errors and what APIs stand on': [
    'server/blogs/rest.ts',
    `import './blogs.ts';\nimport '#server/errors.ts';\nimport '#server/http/viewer.ts';\nimport { z } from 'zod';\nimport 'express';`,
  ],
  'a service uses the database, adapters and generated types': [
    'server/blogs/blogs.ts',
    `import '#server/database/client.ts';\nimport '#server/adapters/mailer.ts';\nimport type { Prisma } from '#prisma/generated/client.ts';\nexport const find = () => database.prisma.blog.findMany();`,
  ],
  'a domain uses one that stands below it': ['server/assistant/lessons.ts', `import '#server/search/search.ts';`],
  'a domain makes itself': [
    'server/blogs/domain.ts',
    `import './trpc.ts';\nimport type { Ground } from '#server/ground.ts';`,
  ],
  'the seed knows the shape of content': [
    'server/content-files/seed.ts',
    `import type { ContentRecord } from '#prisma/content.ts';`,
  ],
  'main puts everything together': [
    'server/main.ts',
    `import '#server/app.ts';\nimport '#server/config/env.ts';\nimport '#server/adapters/mailer.ts';\nimport '#server/database/jobs.ts';`,
  ],
  'the reader of settings reads them': [
    'server/config/env.ts',
    'export const read = (source = process.env) => source;',
  ],
  'scripts and configuration read the environment': ['scripts/bench.ts', 'export const runs = process.env.RUNS;'],
  'a test uses anything': [
    'server/blogs/rest.test.ts',
    `import '#server/testing/app.ts';\nimport '#server/database/client.ts';\nprocess.env.A = prisma.a;`,
  ],
  'the registry is the one barrel': ['shared/resources/index.ts', `import { blog } from './blog.ts';`],
} satisfies Record<string, [file: string, content: string]>;

const REFUSED = {
  'shared that imports a package': {
    file: 'shared/rules/day.ts',
    content: `import { DateTime } from 'luxon';`,
    says: 'shared/rules/day.ts:1 imports luxon: shared imports zod, ts-fsrs, csv-parse, fflate, judge and shared only: what needs more belongs in a domain of server or in client',
  },
  'shared that imports the server': {
    file: 'shared/field.ts',
    content: `\nimport type { Viewer } from '#server/access/access.ts';`,
    says: 'shared/field.ts:2 imports #server/access/access.ts: shared imports zod, ts-fsrs, csv-parse, fflate, judge and shared only',
  },
  'judge that imports the site': {
    file: 'judge/problem/problem.ts',
    content: `import { isLink } from '#shared/rules/link.ts';`,
    says: 'judge/problem/problem.ts:1 imports #shared/rules/link.ts: judge is a library that knows nothing of this site',
  },
  'a folder of judge that imports a higher one': {
    file: 'judge/values/values.ts',
    content: `import { readProblem } from '../problem/problem.ts';`,
    says: 'judge/values/values.ts:1 imports ../problem/problem.ts: it is higher in the order of judge/',
  },
  'a folder of judge that imports one beside it': {
    file: 'judge/growth/growth.ts',
    content: `import { faultOf } from '../verdict/verdict-of.ts';`,
    says: 'judge/growth/growth.ts:1 imports ../verdict/verdict-of.ts: the two folders do not know each other',
  },
  'the type of the router in another file of the client': {
    file: 'client/features/blogs/list.tsx',
    content: `import type { AppRouter } from '#server/domains.ts';`,
    says: 'of the server the client knows the type AppRouter alone, in client/lib/api/trpc.ts',
  },
  'the router itself in lib/trpc.ts': {
    file: 'client/lib/api/trpc.ts',
    content: `import { type AppRouter } from '#server/domains.ts';`,
    says: 'client/lib/api/trpc.ts takes it by `import type`, or the whole server would come along',
  },
  'another type of the server in lib/trpc.ts': {
    file: 'client/lib/api/trpc.ts',
    content: `import type { Ground } from '#server/ground.ts';`,
    says: 'of the server the client knows the type AppRouter alone',
  },
  'Node in the client': {
    file: 'client/lib/storage/storage.ts',
    content: `import 'node:fs';`,
    says: 'client/lib/storage/storage.ts:1 imports node:fs: client/lib is the lowest',
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
  'an upward arrow': {
    file: 'server/content/crud.ts',
    content: `import { blogHooks } from '#server/blogs/blog-record.ts';`,
    says: 'server/content/crud.ts:1 imports #server/blogs/blog-record.ts: server/blogs is above server/content: hand in what is needed from there, or move it down to server/content or a layer below it',
  },
  'an upward arrow to the root': {
    file: 'server/http/rest/rest-api.ts',
    content: `import type { Ground } from '#server/ground.ts';`,
    says: 'server/ground.ts is above server/http: hand in what is needed from there',
  },
  'a domain that reaches into the inside of another': {
    file: 'server/blogs/blogs.ts',
    content: `import { startOf } from '../contests/contest-record.ts';`,
    says: 'server/blogs/blogs.ts:1 imports ../contests/contest-record.ts: server/blogs and server/contests are in one layer and do not know each other: what both need belongs lower, in server/content, server/access or shared/rules, and server/domains.ts brings two together',
  },
  'a domain that asks the API of another': {
    file: 'server/assistant/assistant.ts',
    content: `import { searchRoutes } from '#server/search/rest.ts';`,
    says: 'an API is joined to the others in its domain.ts, and in server/domains.ts alone: ask the service behind it',
  },
  'an API that imports Prisma': {
    file: 'server/blogs/trpc.ts',
    content: `import '@prisma/client';`,
    says: 'server/blogs/trpc.ts:1 imports @prisma/client: only services touch the database, and an API only translates: ask the service of the domain',
  },
  'an API that imports the generated client': {
    file: 'server/blogs/rest.ts',
    content: `import type { Blog } from '#prisma/generated/client.ts';`,
    says: 'server/blogs/rest.ts:1 imports #prisma/generated/client.ts: only services touch the database',
  },
  'an API that uses prisma': {
    file: 'server/blogs/web.ts',
    content: `export const ping = (database) => database.prisma.$queryRaw\`SELECT 1\`;`,
    says: 'server/blogs/web.ts:1 uses prisma: only services touch the database',
  },
  'what all APIs stand on and uses prisma': {
    file: 'server/http/viewer.ts',
    content: `export const find = (database) => database.prisma.user.findMany();`,
    says: 'server/http/viewer.ts:1 uses prisma',
  },
  'a service that knows Express': {
    file: 'server/blogs/blogs.ts',
    content: `import type { Request } from 'express';`,
    says: 'imports express: a service knows no HTTP: what speaks it belongs in the trpc.ts, rest.ts or web.ts of its domain, or in server/http',
  },
  'a service that knows tRPC': {
    file: 'server/assistant/answer.ts',
    content: `const { TRPCError } = await import('@trpc/server');`,
    says: 'imports @trpc/server: a service knows no HTTP',
  },
  'a file that knows HTTP and the database': {
    file: 'server/site/pages.ts',
    content: `import express from 'express';\nimport pg from 'pg';`,
    says: 'server/site/pages.ts:2 imports pg: a file knows HTTP or the database, never both: split it into an API and a service',
  },
  'a service that imports its API, in the type of a value': {
    file: 'server/http/caching.ts',
    content: `let route: import('#server/blogs/rest.ts').Route;`,
    says: 'imports #server/blogs/rest.ts: an API is joined to the others',
  },
  'a service that reads content': {
    file: 'server/content-files/seed.ts',
    content: `export { readContent } from '#prisma/content.ts';`,
    says: 'the server uses server and shared: what starts belongs in scripts or prisma/seed.ts',
  },
  'a service that calls the outside itself': {
    file: 'server/assistant/answer.ts',
    content: `import OpenAI from 'nodemailer';`,
    says: 'imports nodemailer: only adapters call the outside: it belongs behind a small type in server/adapters',
  },
  'an adapter that decides': {
    file: 'server/adapters/mailer.ts',
    content: `import '#server/access/access.ts';`,
    says: 'server/access is above server/adapters',
  },
  'content that knows the server': {
    file: 'prisma/content.ts',
    content: `import '#server/errors.ts';`,
    says: 'the content is read by the rules of shared: what writes to the database belongs in server/content-files/seed.ts',
  },
  'the server that imports the client': {
    file: 'server/main.ts',
    content: `import '#client/main.tsx';`,
    says: 'server/main.ts:1 imports #client/main.tsx: the server uses server and shared',
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
  'a file of the server outside of every layer': {
    file: 'server/mail.ts',
    content: '',
    says: 'server/mail.ts stands outside of every layer: move it into one, or declare one in scripts/checks/layout-server.ts',
  },
  'a file outside of every layer': {
    file: 'client/mail.ts',
    content: '',
    says: 'client/mail.ts stands outside of every layer: move it into one, or declare one in scripts/checks/layout-layers.ts',
  },
  'process.env outside of server/config/env.ts': {
    file: 'server/access/sessions.ts',
    content: `\n\nconst secret = process.env.JWT_SECRET;`,
    says: 'server/access/sessions.ts:3 reads process.env: declare the setting in server/config/env.ts, the only reader',
  },
  'process.env by other spellings': {
    file: 'prisma/seed.ts',
    content: `const { env } = process;`,
    says: 'prisma/seed.ts:1 reads process.env',
  },
  'prisma outside of services': {
    file: 'server/app.ts',
    content: `export const ping = (database) => database.prisma.$queryRaw\`SELECT 1\`;`,
    says: 'server/app.ts:1 uses prisma: only services touch the database',
  },
  'a name that says nothing': {
    file: 'client/lib/utils.ts',
    content: '',
    says: 'client/lib/utils.ts has a name that says nothing: name it for what it does; if that is two things, split it',
  },
  'a name that ends with one that says nothing': {
    file: 'server/access/session-manager.ts',
    content: '',
    says: 'server/access/session-manager.ts has a name that says nothing',
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

  it('reports each fault of a file with its line', () => {
    const content = `import 'zod';\nimport 'luxon';\n\nexport * from 'yaml';`;
    expect(check({ 'shared/field.ts': content }).faults).toEqual([
      expect.stringContaining('shared/field.ts:2 imports luxon'),
      expect.stringContaining('shared/field.ts:4 imports yaml'),
    ]);
  });

  it('reports a circular import once, with its path', () => {
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

  it('accepts two import paths to the same file', () => {
    const files = {
      'shared/a.ts': `import './b.ts';\nimport './c.ts';`,
      'shared/b.ts': `import './c.ts';`,
      'shared/c.ts': '',
    };
    expect(check(files)).toEqual({ faults: [], warnings: [] });
  });

  it('refuses a folder of more than 25 files besides tests', () => {
    const files = (count: number) => Array.from({ length: count }, (_, index) => `shared/rules/rule-${index}.ts`);
    const crowd = (count: number) => Object.fromEntries(files(count).map((file) => [file, '']));
    expect(check({ ...crowd(25), 'shared/rules/rule-1.test.ts': '' }).faults).toEqual([]);
    expect(check(crowd(26)).faults).toEqual([
      'shared/rules has 26 files besides tests, of at most 25: open a folder for what belongs together',
    ]);
  });

  it('warns above 200 lines and fails above 250; styles may be longer', () => {
    const lines = (count: number) => 'export {};\n'.repeat(count);
    const { faults, warnings } = check({
      'shared/short.ts': lines(200),
      'shared/long.ts': lines(250),
      'client/styles/longer.css': lines(400),
      'server/errors.ts': lines(251),
    });
    expect(warnings).toEqual([
      expect.stringMatching(/^client\/styles\/longer\.css has 400 lines \(200 warn, 400 fail\): split it/),
      expect.stringMatching(/^shared\/long\.ts has 250 lines/),
    ]);
    expect(faults).toEqual([expect.stringMatching(/^server\/errors\.ts has 251 lines \(200 warn, 250 fail\)/)]);
  });

  it('ignores content, migrations, generated files and pictures, and the length of tests', () => {
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
