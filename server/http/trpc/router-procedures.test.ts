import { initTRPC } from '@trpc/server';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Meta } from './procedures.ts';
import { procedureAt, proceduresOf } from './router-procedures.ts';

// Fails when a version of tRPC stores procedures differently.
test('reads the path, type, meta and input of every procedure from tRPC', () => {
  const t = initTRPC.meta<Meta>().create();
  const input = z.object({ key: z.string() });
  const meta = { action: 'content.read' } as const;
  const router = t.router({
    blogs: t.router({
      get: t.procedure
        .meta(meta)
        .input(input)
        .query(() => 1),
    }),
    logOut: t.procedure.mutation(() => 2),
  });
  expect(proceduresOf(router).map(({ path, type }) => [path, type])).toEqual([
    ['blogs.get', 'query'],
    ['logOut', 'mutation'],
  ]);
  expect(procedureAt(router, 'blogs.get')).toMatchObject({ type: 'query', meta });
  expect(procedureAt(router, 'blogs.get')?.inputs).toEqual([input]);
  expect(procedureAt(router, 'logOut')).toMatchObject({ type: 'mutation', meta: undefined, inputs: [] });
  for (const name of ['blogs', 'none', 'constructor']) expect(procedureAt(router, name)).toBeUndefined();
});
