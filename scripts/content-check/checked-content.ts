import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATALOGUE, CONTENT_DIR, type ContentRecord, readContent } from '#prisma/content.ts';
import { readCounts } from '#shared/rules/sheets/named-counts.ts';
import { splitList } from '#shared/rules/text/list-text.ts';
import type { ResourceName } from '#shared/resources/index.ts';

/** The content that the rules check. */
export type CheckedContent = {
  records: ContentRecord[];
  /** The names of the problems of the catalogue. */
  catalogue: string[];
  /** The text of the SVG figures, by the URL that records use. */
  figures: Map<string, string>;
};

const PUBLIC_DIR = join(import.meta.dirname, '../../client/public');

/** @throws ContentError */
export function readCheckedContent(): CheckedContent {
  const figures = readdirSync(join(PUBLIC_DIR, 'figures')).map((name) => `/figures/${name}`);
  return {
    records: readContent(),
    catalogue: readCatalogueNames(),
    figures: new Map(figures.map((address) => [address, readFileSync(join(PUBLIC_DIR, address), 'utf8')])),
  };
}

const readCatalogueNames = () =>
  (JSON.parse(readFileSync(join(CONTENT_DIR, CATALOGUE), 'utf8')) as { name: string }[]).map(({ name }) => name); // readContent has checked its shape

export const recordsOf = ({ records }: CheckedContent, ...resources: ResourceName[]): ContentRecord[] =>
  records.filter(({ resource }) => resources.includes(resource));

/** The text of a field; '' when it is unset. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The items of a comma-separated field; none when it is unset. */
export function itemsOf({ values }: ContentRecord, field: string): string[] {
  return splitList(textOf(values[field]));
}

/** The companies that list a problem of the company-wise sheet. */
export const companiesOf = (problem: ContentRecord): string[] =>
  ['companies', 'practisedFor'].flatMap((field) => itemsOf(problem, field));

/** The number of reports of each company for a problem. */
export const reportsOf = (problem: ContentRecord): Map<string, number> =>
  readCounts(itemsOf(problem, 'reports').join(', '));

/** Every company that has a list. */
export const companiesIn = (content: CheckedContent): Set<string> =>
  new Set(recordsOf(content, 'companyProblem').flatMap(companiesOf));
