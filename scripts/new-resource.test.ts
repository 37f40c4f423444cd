import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { resourceNames } from '#shared/resources/index.ts';

const ROOT = join(import.meta.dirname, '..');
/** Descriptors and registry are what a resource takes; the schema with its migrations and the content stand elsewhere. */
const ASIDE = /\.test\.tsx?$|\/testing\/|^shared\/resources\//;

/** cheatSheetItem, CheatSheetItem, cheat-sheet-item */
function spellings(name: string): string[] {
  const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return [name, name.charAt(0).toUpperCase() + name.slice(1), kebab];
}

function filesNaming(names: string[]): string[] {
  const named = new RegExp(`(?<![\\w-])(${names.flatMap(spellings).join('|')})(?![\\w-])`);
  return ['shared', 'server', 'client', 'scripts']
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => /\.tsx?$/.test(file) && !ASIDE.test(file))
    .filter((file) => named.test(readFileSync(join(ROOT, file), 'utf8')))
    .toSorted();
}

/** Where one resource is named besides its descriptor and the registry, and why: its page, and what leads there. */
const PROJECT_IDEA: Record<string, string> = {
  'client/features/admin/overview.tsx': 'its tile of the home panel, which the old site had',
  'client/pages/projects.tsx': 'its page',
  'server/assistant/syllabus.ts': 'what the assistant proposes',
  'server/dashboard/dashboard.ts': 'the count of the tile',
  'server/search/address.ts': 'where its results lead',
  'shared/pages.ts': 'what its page shows without a connection',
};

test('the latest resource took a descriptor, a model with its migration, and its page', () => {
  expect(filesNaming(['projectIdea'])).toEqual(Object.keys(PROJECT_IDEA).toSorted());
});

/** What all resources go through: both doors, forms, lists, history, imports, exports, search index. */
const MACHINERY =
  /^server\/(http|content|content-files\/(import|export|web|trpc|seed))|^server\/search\/(search-index|document)|^client\/(features\/admin|components|lib)\//;

const EXCEPTIONS: Record<string, string> = {
  'client/features/admin/overview.tsx': 'the tiles of the home panel, as the old site had them',
  'client/features/admin/resource-api.ts': 'borrows the type of the calls of any one resource',
};

test('what serves all resources knows none of them', () => {
  // Words of the language as well.
  const names = resourceNames.filter((name) => !['blog', 'contest', 'problem', 'question'].includes(name));
  expect(filesNaming(names).filter((file) => MACHINERY.test(file))).toEqual(Object.keys(EXCEPTIONS).toSorted());
});

/** The descriptors' machinery, the CRUD service, both doors, the form and the list, in this order. */
const SERVING = [
  ...['resource', 'resource-schema', 'field', 'field-schema', 'rules/entries', 'rules/entries-input'].map(
    (name) => `shared/${name}.ts`,
  ),
  ...['content', 'crud', 'filter', 'save', 'rest', 'rest-names', 'rest-schemas', 'trpc'].map(
    (name) => `server/content/${name}.ts`,
  ),
  'server/database/paged-rows.ts',
  ...['resource-form.tsx', 'resource-field.tsx', 'field-preview.tsx', 'form-values.ts', 'create-schema.ts'].map(
    (name) => `client/features/admin/${name}`,
  ),
  ...['create-panel.tsx', 'edit-dialog.tsx', 'list-panel.tsx', 'resource-api.ts'].map(
    (name) => `client/features/admin/${name}`,
  ),
];

/** Lines that are more than an import, a comment, or blank. */
function linesOfCode(file: string): number {
  const text = readFileSync(join(ROOT, file), 'utf8').replace(/^import [^;]*;\n/gm, '');
  return text.split('\n').filter((line) => !/^\s*(\/\/|\/?\*|$)/.test(line)).length;
}

test('what serves all resources stays at about a thousand lines', () => {
  const lines = SERVING.reduce((sum, file) => sum + linesOfCode(file), 0);
  expect(lines).toBeGreaterThan(500);
  expect(lines).toBeLessThanOrEqual(1210);
});
