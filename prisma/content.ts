import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse as parseYaml } from 'yaml';
import { createSchema, type Resource } from '#shared/resource.ts';
import { type ResourceName, resources } from '#shared/resources/index.ts';

export const CONTENT_DIR = join(import.meta.dirname, 'content');

/** A program of the content with what it prints. */
export type Program = { field: string; language: string; source: string; output: string | null };

/** One record of the content folder, checked against its descriptor. */
export type ContentRecord = {
  resource: ResourceName;
  /** What it is known by to the seed: its id, with its category where ids are unique within one. */
  name: string;
  /** Of the content as it is written, which a later seeding compares. */
  hash: string;
  /** In the names that services use. */
  values: Record<string, unknown>;
  /** Days from the day of seeding, for what is dated. */
  day: number | null;
  programs: Program[];
  file: string;
};

/** Content that cannot be loaded; the message names the file and the fault. */
export class ContentError extends Error {}

type Draft = { resource: ResourceName; values: Record<string, unknown>; programs?: Program[]; file: string };

/**
 * Reads the whole content folder (its README tells the format).
 * @throws ContentError
 */
export function readContent(folder = CONTENT_DIR): ContentRecord[] {
  const json = <T>(file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as T; // checked by the schemas below
  const drafts: Draft[] = [];
  for (const file of filesIn(folder, 'sheet')) {
    const { problems, ...card } = json<{ problems: Listed[]; topic?: string; name: string }>(file);
    drafts.push({ resource: 'sheetCard', values: { ...card, problemCount: problems.length }, file });
    const topic = card.topic || card.name;
    for (const problem of problems)
      drafts.push({ resource: 'sheetProblem', values: { topic, ...withLists(problem) }, file });
  }
  for (const problem of json<Listed[]>('sde-problems.json')) {
    drafts.push({ resource: 'sdeProblem', values: withLists(problem), file: 'sde-problems.json' });
  }
  for (const card of json<Record<string, unknown>[]>('notes.json'))
    drafts.push({ resource: 'note', values: card, file: 'notes.json' });
  for (const [resource, place] of MARKDOWN) {
    for (const file of filesIn(folder, place)) drafts.push({ resource, ...readMarkdown(folder, file), file });
  }
  return drafts.map(check);
}

const MARKDOWN = [
  ['noteContent', 'note-content'],
  ['cheatNote', 'cheat-note'],
  ['blog', 'blog'],
  ['contestSolution', 'contest-solution'],
] as const satisfies [ResourceName, string][];

type Listed = Record<string, unknown>;

/** JSON lists of companies and tags become the comma-separated text that records hold. */
const withLists = (values: Listed) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  );

function filesIn(folder: string, place: string): string[] {
  return readdirSync(join(folder, place), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(md|json)$/.test(file))
    .map((file) => join(place, file))
    .toSorted();
}

const SECTION = /^## (\w+)\n([\s\S]*?)(?=^## \w+\n|(?![\s\S]))/gm;
const FENCE = /^```(\w+)\n([\s\S]*?)^```$/gm;

/** Front matter holds short fields, a second-level heading named like a field a long one. */
function readMarkdown(folder: string, file: string) {
  const text = readFileSync(join(folder, file), 'utf8').replace(/\r\n/g, '\n');
  const [, frontMatter, body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  if (frontMatter === undefined) throw new ContentError(`${file}: front matter is missing`);
  // The core schema of YAML 1.2 reads 20:00 as text and dates as they are written.
  const values = parseYaml(frontMatter) as Record<string, unknown>;
  const programs: Program[] = [];
  for (const [, field = '', content = ''] of body.matchAll(SECTION)) {
    if (!content.trimStart().startsWith('```')) {
      values[field] = content.trim();
      continue;
    }
    const [code, output] = [...content.matchAll(FENCE)];
    if (!code) throw new ContentError(`${file}: the code of ${field} is not closed`);
    const [, language = '', source = ''] = code;
    values[field] = source.replace(/\n$/, '');
    programs.push({ field, language, source, output: output?.[1] === 'output' ? (output[2] ?? '') : null });
  }
  return { values, programs };
}

function check({ resource: name, values: { day, ...values }, programs = [], file }: Draft): ContentRecord {
  const resource: Resource = resources[name];
  const unknown = Object.keys(values).find((field) => !(field in resource.fields));
  if (unknown) throw new ContentError(`${file}: ${basename(name)} has no field ${unknown}`);
  // What is dated by `day` gets its date when it is seeded.
  const dated = typeof day === 'number' && 'contestDate' in resource.fields ? { contestDate: '2000-01-01' } : {};
  const parsed = createSchema(resource).safeParse({ ...dated, ...values });
  if (!parsed.success) throw new ContentError(`${file}: ${parsed.error.issues[0]?.message}`);
  const within = resource.idWithin ? `${String(values[resource.idWithin])}/` : '';
  const hash = createHash('sha256')
    .update(JSON.stringify([day, Object.entries(values).toSorted()]))
    .digest('hex');
  return {
    resource: name,
    name: `${within}${String(values.id)}`,
    hash,
    values: parsed.data,
    day: typeof day === 'number' ? day : null,
    programs,
    file,
  };
}
