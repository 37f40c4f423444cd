import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { SCRIPT_FILES } from '#judge/sandbox/scripts.ts';
import { TOOLS } from '#scripts/tools/tool-list.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const notice = read('NOTICE');
const packageOf = (name: string) =>
  JSON.parse(read(`node_modules/${name}/package.json`)) as { version: string; license: string }; // every package has these

/** Returns the packages that the sources of a folder import. */
function importsOf(folder: string): string[] {
  const files = readdirSync(join(ROOT, folder)).filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const specifiers = files.flatMap((file) =>
    [...read(join(folder, file)).matchAll(/from '((?:@[^/']+\/)?[^./#'][^/']*)/g)].flatMap(([, name]) => name ?? []),
  );
  return [...new Set(specifiers)];
}

// The parsers of Lezer are among the editor's.
const inWorkers = Object.values(SCRIPT_FILES).flatMap((file) => importsOf(join('judge', dirname(file))));
const tools = [...new Set([...TOOLS.map(({ module }) => module), ...inWorkers])].filter(
  (name) => !/^(@lezer|node:)/.test(name),
);
const editor = importsOf('client/features/practice/editor').filter((name) => /codemirror|lezer/.test(name));

test('tools that run programs in browsers are in NOTICE with version and licence', () => {
  expect(tools).toContain('pyodide');
  expect(tools.length).toBeGreaterThan(3);
  for (const name of tools) {
    const { version, license } = packageOf(name);
    expect(notice).toContain(`${name} ${version} (${license})`);
  }
});

test("the editor's packages are in NOTICE, with their licence", () => {
  expect(editor).toContain('@codemirror/view');
  for (const name of editor) {
    expect(notice).toMatch(new RegExp(`${name}\\b`));
    expect(packageOf(name).license, name).toBe('MIT');
  }
});

test('exactly the licences that NOTICE links exist', () => {
  const named = new Set([...notice.matchAll(/\/licenses\/([\w.-]+\.txt)/g)].flatMap(([, file]) => file ?? []));
  expect([...named].toSorted()).toEqual(readdirSync(join(ROOT, 'client/public/licenses')).toSorted());
  expect(existsSync(join(ROOT, 'client/public/NOTICE.txt'))).toBe(false);
});
