import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import config from '../../vitest.config.ts';

const ROOT = join(import.meta.dirname, '../..');
const text = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');

/** The number of requirements of levels 1 and 2, which come first, in each section of ASVS 5.0.0. */
const SECTIONS: Record<string, number> = {
  '1.1': 2,
  '1.2': 9,
  '1.3': 11,
  '1.4': 3,
  '1.5': 2,
  '2.1': 3,
  '2.2': 3,
  '2.3': 4,
  '2.4': 1,
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '4.1': 3,
  '4.2': 1,
  '4.3': 2,
  '4.4': 4,
  '5.1': 1,
  '5.2': 3,
  '5.3': 2,
  '5.4': 3,
  '6.1': 3,
  '6.2': 11,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '9.1': 3,
  '9.2': 4,
  '10.1': 2,
  '10.2': 2,
  '10.3': 4,
  '10.4': 11,
  '10.5': 5,
  '10.6': 2,
  '10.7': 3,
  '11.1': 2,
  '11.2': 3,
  '11.3': 3,
  '11.4': 4,
  '11.5': 1,
  '11.6': 1,
  '12.1': 3,
  '12.2': 2,
  '12.3': 4,
  '13.1': 1,
  '13.2': 5,
  '13.3': 2,
  '13.4': 5,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
  '15.1': 3,
  '15.2': 3,
  '15.3': 7,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
};
const required = Object.entries(SECTIONS).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
);

const lines = [...text.matchAll(/^\| (\d[\d.–]*) *\|([^|]+)\|([^|]+)\|$/gm)].map(
  ([, numbers = '', words = '', held = '']) => ({ numbers, words, held }),
);

/** Expands a range: 10.3.1–10.3.4 is four requirements. */
function numbersOf(range: string): string[] {
  const [first = '', last = first] = range.split('–');
  const section = first.slice(0, first.lastIndexOf('.'));
  const at = (number: string) => Number(number.slice(number.lastIndexOf('.') + 1));
  return Array.from({ length: at(last) - at(first) + 1 }, (_, index) => `${section}.${at(first) + index}`);
}

/** Returns the tests that a line names, each with its title or ''. */
const testsIn = (held: string) =>
  [...held.matchAll(/`([\w./-]+\.test\.ts)(?: › ([^`]+))?`/g)].map(([, file = '', title = '']) => ({ file, title }));

test('every requirement of levels 1 and 2 has one line, in order', () => {
  expect(lines.flatMap(({ numbers }) => numbersOf(numbers))).toEqual(required);
});

test('every line names a test, or says why there is none', () => {
  const untested = /\*\*No\*\*|^Not here|^_By design_: |^as \d/;
  const silent = lines.filter(({ held }) => testsIn(held).length === 0 && !untested.test(held.trim()));
  expect(silent.map(({ numbers }) => numbers)).toEqual([]);
});

test('every named file exists', () => {
  const files = [...text.matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.\w+|[\w-]+\.(?:json|md|ts))(?: › [^`]+)?`/g)].map(
    ([, file = '']) => file,
  );
  expect(files.length).toBeGreaterThan(150);
  expect([...new Set(files)].filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});

type Project = { test: { include?: string[]; exclude?: string[] } };
const filesIn = (patterns: string[] = []) => patterns.flatMap((pattern) => globSync(pattern, { cwd: ROOT }));

test('every named test is run by a vitest project, and has the stated title', () => {
  const projects = (config.test?.projects ?? []) as Project[]; // vitest.config.ts has them inline
  const run = projects.flatMap(({ test: { include, exclude } }) => {
    const excluded = new Set(filesIn(exclude));
    return filesIn(include).filter((file) => !excluded.has(file));
  });
  const named = lines.flatMap(({ held }) => testsIn(held));
  expect(named.length).toBeGreaterThan(150);
  expect([...new Set(named.map(({ file }) => file))].filter((file) => !run.includes(file))).toEqual([]);
  const untitled = named.filter(({ file, title }) => !readFileSync(join(ROOT, file), 'utf8').includes(`'${title}'`));
  expect(untitled.filter(({ title }) => title !== '')).toEqual([]);
});

/** How algorithms of Node and of our libraries are requested. */
const ASKED =
  /\b(?:createHash|createHmac|hkdfSync|createCipheriv)\('([\w-]+)'|\balgorithms?: \[?'(\w+)'|\bargon2\.(argon2\w+)|\b(TOTP|aws4fetch|openid-client)\b/g;

test('every algorithm that the server uses stands in the inventory', () => {
  const [, inventory = ''] = text.split('## V11');
  const usedAlgorithms = globSync('server/**/*.ts', { cwd: ROOT })
    .filter((file) => !/\.test\.ts$|^server\/testing\//.test(file))
    .flatMap((file) => [...readFileSync(join(ROOT, file), 'utf8').matchAll(ASKED)])
    .flatMap(([, ...names]) => names.filter((name) => name !== undefined));
  expect(usedAlgorithms).toContain('aes-256-gcm');
  const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  expect([...new Set(usedAlgorithms)].filter((name) => !plain(inventory).includes(plain(name)))).toEqual([]);
});
