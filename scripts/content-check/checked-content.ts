import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentRecord, readContent } from '#prisma/content.ts';
import { splitList } from '#shared/rules/list-text.ts';
import type { ResourceName } from '#shared/resources/index.ts';

/** All that the rules look at. */
export type CheckedContent = {
  records: ContentRecord[];
  /** The drawings, by the address that records give them. */
  figures: Map<string, string>;
};

const PUBLIC_DIR = join(import.meta.dirname, '../../client/public');

/** @throws ContentError */
export function readCheckedContent(): CheckedContent {
  const figures = readdirSync(join(PUBLIC_DIR, 'figures')).map((name) => `/figures/${name}`);
  return {
    records: readContent(),
    figures: new Map(figures.map((address) => [address, readFileSync(join(PUBLIC_DIR, address), 'utf8')])),
  };
}

export const recordsOf = ({ records }: CheckedContent, ...resources: ResourceName[]): ContentRecord[] =>
  records.filter(({ resource }) => resources.includes(resource));

/** On whose lists a problem of the company-wise sheet is. */
export const companiesOf = ({ values }: ContentRecord): string[] =>
  ['companies', 'practisedFor'].flatMap((field) => splitList(String(values[field] ?? '')));

/** Every company that has a list. */
export const companiesIn = (content: CheckedContent): Set<string> =>
  new Set(recordsOf(content, 'companyProblem').flatMap(companiesOf));
