import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { resourceNames } from '#shared/resources/index.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Excluded files: tests, and the descriptors and registry, where resources are declared. */
const ASIDE = /\.test\.tsx?$|\/testing\/|^shared\/resources\//;

/** cheatSheetItem, CheatSheetItem, cheat-sheet-item */
function spellings(name: string): string[] {
  const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return [name, name.charAt(0).toUpperCase() + name.slice(1), kebab];
}

function filesNaming(names: string[]): string[] {
  const named = new RegExp(`(?<![\\w-])(${names.flatMap(spellings).join('|')})(?![\\w-])`);
  return ['judge', 'shared', 'server', 'client', 'scripts']
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => /\.tsx?$/.test(file) && !ASIDE.test(file))
    .filter((file) => named.test(readFileSync(join(ROOT, file), 'utf8')))
    .toSorted();
}

/** The code that serves all resources: both APIs, forms, lists, history, imports, exports, search index. */
const MACHINERY =
  /^server\/(http|content|content-files\/(import|export|web|trpc|seed))|^server\/search\/(search-index|document)|^client\/(features\/admin|components|lib)\//;

const EXCEPTIONS: Record<string, string> = {
  'client/features/admin/catalogue/problem-values.ts': 'the form of a problem with its places on the sheets',
  'client/features/admin/overview.tsx': 'the tiles of the home panel, as the old site had them',
  'client/features/admin/resource-api.ts': 'borrows the type of the calls of any one resource',
};

test('code that serves all resources names none of them', () => {
  // Without resources that are also ordinary words.
  const names = resourceNames.filter((name) => !['blog', 'contest', 'problem', 'question'].includes(name));
  expect(filesNaming(names).filter((file) => MACHINERY.test(file))).toEqual(Object.keys(EXCEPTIONS).toSorted());
});
