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

/** Where one resource is named besides its descriptor and the registry, and why. */
const CHEAT_NOTE: Record<string, string> = {
  'server/services/content.ts': 'the line that gives it the five verbs: the only one that a ninth resource needs',

  // What learners get of it, beyond being kept, listed, edited, searched, imported and exported like every other.
  'client/pages/cheat-sheet.tsx': 'its page',
  'client/features/offline/kept-answers.ts': 'its page without a connection',
  'client/features/search/kinds.ts': 'its name among the kinds of results',
  'shared/search-address.ts': 'where its results lead',
  'server/services/pdf/note-pdfs.ts': 'its page as a PDF',
  'server/services/assistant/lessons.ts': 'what the assistant teaches from',
  'server/services/assistant/material.ts': 'how well it explains, beside other texts',
  'server/services/publications.ts': 'its page in the sitemap',
  'server/middleware/sitemap.ts': 'its page in the sitemap, with the further ones',
  'server/middleware/public-files.ts': 'a sitemap is kept until its records change',
  'scripts/content-check/rules/record-rules.ts': 'its content has a page to stand on',
};

test('a ninth resource takes a descriptor, a model with its migration, and a line', () => {
  expect(filesNaming(['cheatSheetItem'])).toEqual(Object.keys(CHEAT_NOTE).toSorted());
});

/** What all resources go through: both doors, forms, lists, history, imports, exports, search index. */
const MACHINERY =
  /^server\/(rest|trpc)\/|^server\/services\/(crud|history|imports|exports|public-lists|search-index)|^client\/(features\/admin|components|lib)\//;

const EXCEPTIONS: Record<string, string> = {
  'client/features/admin/overview.tsx': 'the home panel has tiles for some, chosen by hand',
  'client/features/admin/resource-api.ts': 'borrows the type of the calls of any one resource',
};

test('what serves all resources knows none of them', () => {
  // `note` and `blog` are words of the language as well.
  const names = resourceNames.filter((name) => !WORDS.includes(name));
  expect(filesNaming(names).filter((file) => MACHINERY.test(file))).toEqual(Object.keys(EXCEPTIONS).toSorted());
});

/** The descriptors' machinery, the CRUD service, both doors, the form and the list, in this order. */
const SERVING = [
  ...['resource', 'resource-schema', 'field', 'field-schema'].map((name) => `shared/${name}.ts`),
  ...['crud', 'crud-model'].map((name) => `server/services/${name}.ts`),
  ...['content-routes', 'codec', 'content-schemas'].map((name) => `server/rest/${name}.ts`),
  'server/trpc/content.ts',
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
  expect(lines).toBeLessThanOrEqual(1010);
});
