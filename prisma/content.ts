import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ExpectedError } from '#shared/expected-error.ts';
import { listSlug } from '#shared/admin-pages.ts';
import type { Resource } from '#shared/resource.ts';
import { createSchema, loadSchema } from '#shared/resource-schema.ts';
import { type ResourceName, resourceNames, resources } from '#shared/resources/index.ts';
import { readCounts, writeCounts } from '#shared/rules/sheets/named-counts.ts';
import { parseMarkdownRecord, type Program } from './markdown-record.ts';
import { readProblemFolder } from './problem-folder.ts';

export type { Program };

export const CONTENT_DIR = join(import.meta.dirname, 'content');

/** One record of the content folder, checked against its descriptor. */
export type ContentRecord = {
  resource: ResourceName;
  /** Identifies the record in the seed: its id, prefixed with its category where ids are unique within one. */
  name: string;
  /** Hash of the values as they are written in the file; a later seeding compares it. */
  hash: string;
  /** Values by the field names that services use. */
  values: Record<string, unknown>;
  /** Days from the day of seeding, for records with a date; else null. */
  day: number | null;
  programs: Program[];
  file: string;
};

/** Content that cannot be loaded; the message names the file and the fault. */
export class ContentError extends ExpectedError {}

type Draft = { resource: ResourceName; values: Record<string, unknown>; programs?: Program[]; file: string };

/**
 * Reads the whole content folder (format: its README).
 * @throws ContentError
 */
export function readContent(folder = CONTENT_DIR): ContentRecord[] {
  const json = <T>(file: string) => read(folder, file, (text) => JSON.parse(text) as T); // checked by the schemas below
  const drafts: Draft[] = [];
  const problemOn = readCatalogue(json<CatalogueProblem[]>(CATALOGUE));
  const listed = json<Listed[]>(COMPANY_SHEET).map(({ problem, ...place }) => ({
    ...problemOn(COMPANY_SHEET, problem),
    ...joined(place),
  }));
  for (const file of filesIn(folder, 'sheet-topic')) {
    const { problems: places, ...card } = json<{ problems?: Listed[]; topic?: string; name: string }>(file);
    if (!Array.isArray(places)) throw new ContentError(`${file}: problems must be a list`);
    drafts.push({ resource: 'sheetTopic', values: { ...card, problemCount: places.length }, file });
    const topic = card.topic || card.name;
    for (const { problem, ...place } of places) {
      const { reports: _reports, practisedFor: _practisedFor, ...shown } = problemOn(file, problem);
      drafts.push({ resource: 'topicProblem', values: { topic, ...shown, ...place }, file });
    }
  }
  for (const values of listed) drafts.push({ resource: 'companyProblem', values, file: COMPANY_SHEET });
  for (const card of json<Record<string, unknown>[]>('language-cards.json'))
    drafts.push({ resource: 'languageCard', values: card, file: 'language-cards.json' });
  for (const idea of json<Record<string, unknown>[]>('project-ideas.json'))
    drafts.push({ resource: 'projectIdea', values: idea, file: 'project-ideas.json' });
  for (const { count, ...list } of json<ListFile[]>(PROBLEM_LISTS)) {
    if (!Array.isArray(list.problems) || new Set(list.problems).size !== count)
      throw new ContentError(`${PROBLEM_LISTS}: ${String(list.name)} does not name ${String(count)} problems`);
    drafts.push({ resource: 'problemList', values: joined(list), file: PROBLEM_LISTS });
  }
  for (const slug of readdirSync(join(folder, 'problem')).toSorted()) {
    const file = join('problem', slug);
    const { name, level } = problemOn(file, slug);
    const values = inFile(file, () => readProblemFolder(join(folder, file)));
    drafts.push({ resource: 'problem', values: { name, level, ...values }, file });
  }
  for (const resource of MARKDOWN) {
    for (const file of filesIn(folder, listSlug(resource))) {
      drafts.push({ resource, ...read(folder, file, parseMarkdownRecord), file });
    }
  }
  return drafts.map(check);
}

/** Resources with one Markdown file per record, in a folder named after the resource. */
const MARKDOWN = [
  'question',
  'cheatSheetItem',
  'blog',
  'contest',
  'preparationGuide',
] as const satisfies ResourceName[];

export const CATALOGUE = 'catalogue.json';
const COMPANY_SHEET = 'company-sheet.json';
const PROBLEM_LISTS = 'problem-lists.json';

type CatalogueProblem = Record<string, unknown> & { slug?: unknown };

/** `count` is how many problems it has, so that none is lost. */
type ListFile = Record<string, unknown> & { count?: unknown };

/** A place on a list: which problem, and what the list says of it. */
type Listed = Record<string, unknown> & { problem?: unknown };

/**
 * Finds a problem of the catalogue, as the fields of records, for a file that names it. Companies are sorted by their
 * reports, most first.
 */
function readCatalogue(problems: readonly CatalogueProblem[]) {
  const known = new Map<unknown, Record<string, unknown>>();
  for (const field of ['slug', 'name', 'link']) {
    const given = problems.flatMap((problem) => (field in problem ? [String(problem[field]).toLowerCase()] : []));
    const twice = given.find((value, index) => given.indexOf(value) !== index);
    if (twice !== undefined) throw new ContentError(`${CATALOGUE}: the ${field} ${twice} is given twice`);
  }
  for (const { slug, reports, ...values } of problems) {
    const counts = new Map(Object.entries((reports ?? {}) as Record<string, number>)); // validated by the schema
    const written = writeCounts(counts);
    known.set(slug, { ...joined(values), companies: [...readCounts(written).keys()].join(', '), reports: written });
  }
  return (file: string, slug: unknown): Record<string, unknown> => {
    const problem = known.get(slug);
    if (!problem) throw new ContentError(`${file}: ${CATALOGUE} has no ${String(slug)}`);
    return problem;
  };
}

/** Lists as the comma-separated text that records hold. */
const joined = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  );

function filesIn(folder: string, place: string): string[] {
  return readdirSync(join(folder, place), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(md|json)$/.test(file))
    .map((file) => join(place, file))
    .toSorted();
}

/** Reads and parses a file; every error names the file. */
function read<T>(folder: string, file: string, parse: (text: string) => T): T {
  return inFile(file, () => parse(readFileSync(join(folder, file), 'utf8')));
}

function inFile<T>(file: string, get: () => T): T {
  try {
    return get();
  } catch (cause) {
    throw new ContentError(`${file}: ${(cause as Error).message.split('\n', 1)[0] ?? ''}`, { cause });
  }
}

// Created once: a schema takes far more memory than the record that it validates.
const schemas = new Map(resourceNames.map((name) => [name, createSchema<Resource>(resources[name])]));
/** For blogs with headings of their own: the fields that describe programs are optional there. */
const headedBlog = loadSchema<Resource>(resources.blog);

function check({ resource: name, values: { day, ...values }, programs = [], file }: Draft): ContentRecord {
  const resource: Resource = resources[name];
  const unknown = Object.keys(values).find((field) => !(field in resource.fields));
  if (unknown) throw new ContentError(`${file}: ${name} has no field ${unknown}`);
  // A placeholder for validation: the seed computes the date from `day`.
  const dated = typeof day === 'number' && 'contestDate' in resource.fields ? { contestDate: '2000-01-01' } : {};
  const parsed = (values.heading ? headedBlog : schemas.get(name))?.safeParse({ ...dated, ...values });
  if (!parsed?.success) throw new ContentError(`${file}: ${parsed?.error.issues[0]?.message ?? ''}`);
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
