import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { chooseTests, SMOKE } from './choose.ts';

const IMPORTERS: Record<string, string[]> = {
  'shared/table.ts': ['shared/index.ts'],
  'shared/index.ts': ['server/one.ts'],
  'server/one.ts': ['server/app.ts', 'server/two.test.ts'],
};
const RECORDS = new Map([
  ['server/one.test.ts', new Set(['server/one.ts'])],
  ['server/two.test.ts', new Set(['server/two.ts'])],
  ['tests/start/stopping.test.ts', new Set<string>()],
  ['server/app.test.ts', new Set(['server/app.ts'])],
]);

const choose = (changed: string[], more: string[] = []) =>
  chooseTests({
    changed,
    tests: [...RECORDS.keys(), ...more],
    records: RECORDS,
    importersOf: (file) => IMPORTERS[file] ?? [],
  });
const chosenFor = (...changed: string[]) => [...choose(changed).chosen.keys()];

describe('the tests for a change', () => {
  test('are those that ran a changed file, and no others', () => {
    expect(chosenFor('client/two.tsx')).toEqual([]);
    expect(chosenFor('server/two.ts')).toEqual(['server/two.test.ts', 'tests/start/stopping.test.ts']);
  });

  test('are those that import it too', () => {
    expect(chosenFor('server/one.ts')).toEqual(expect.arrayContaining(['server/one.test.ts', 'server/two.test.ts']));
    expect(chosenFor('server/one.ts')).not.toContain('server/app.test.ts');
  });

  test('are those of its importers if no record has it', () => {
    expect(chosenFor('shared/table.ts')).toEqual(['server/one.test.ts', 'server/two.test.ts']);
  });

  test('are changed test files themselves, which affect no other tests', () => {
    expect([...choose(['server/two.test.ts']).chosen]).toEqual([['server/two.test.ts', 'has changed']]);
  });

  test('are those that have not been recorded', () => {
    expect([...choose([], ['server/new.test.ts']).chosen]).toEqual([['server/new.test.ts', 'has not been recorded']]);
  });

  test('always include a few journeys, all of which exist', () => {
    expect([...choose([], SMOKE).chosen.keys()]).toEqual(SMOKE);
    expect(SMOKE.filter((file) => !existsSync(join(import.meta.dirname, '../..', file)))).toEqual([]);
  });

  test('are all tests if everything depends on the change', () => {
    for (const file of ['package.json', 'prisma/migrations/1/migration.sql', 'server/testing/http.ts'])
      expect(choose([file]).everything).toBe(file);
    expect(choose(['server/testing/fuzz.api.test.ts', 'server/one.ts']).everything).toBeUndefined();
  });

  test('come with the names of changed files that none of them runs', () => {
    expect(choose(['README.md', 'server/two.ts']).untested).toEqual(['README.md']);
  });
});
