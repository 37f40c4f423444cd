import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_DIR, type ContentRecord, readContent } from '#prisma/content.ts';
import type { ResourceName } from '#shared/resources/index.ts';

/** All that the rules look at. */
export type CheckedContent = {
  records: ContentRecord[];
  /** The list of companies, as it is written. */
  companies: string[];
  /** The drawings, by the address that records give them. */
  figures: Map<string, string>;
};

const PUBLIC_DIR = join(import.meta.dirname, '../../client/public');

/** @throws ContentError */
export function readCheckedContent(): CheckedContent {
  const figures = readdirSync(join(PUBLIC_DIR, 'figures')).map((name) => `/figures/${name}`);
  return {
    records: readContent(),
    companies: JSON.parse(readFileSync(join(CONTENT_DIR, 'companies.json'), 'utf8')) as string[], // its rule looks
    figures: new Map(figures.map((address) => [address, readFileSync(join(PUBLIC_DIR, address), 'utf8')])),
  };
}

export const recordsOf = ({ records }: CheckedContent, ...resources: ResourceName[]): ContentRecord[] =>
  records.filter(({ resource }) => resources.includes(resource));
