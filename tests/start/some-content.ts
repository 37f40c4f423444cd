import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** All but the first file of each folder, and but one problem. */
const LATER_FILES = /content\/problem\/(?!two-sum)|content\/(?!problem\/).+\/(?!01-)[^/]+\.(md|json)$/;

const COMPANY_SHEET = 'prisma/content/company-sheet.json';
/** So many of its rows are copied: they name every company and problem that tests look for. */
const COMPANY_ROWS = 200;

type Copying = { from: string; to: string; name: string; isWanted?: (path: string) => boolean };

/**
 * Copies a file or folder of the project. Of the content it takes the first files and rows, as loading all takes long.
 */
export function copySome({ from, to, name, isWanted = () => true }: Copying): void {
  const filter = (path: string) => !LATER_FILES.test(path) && isWanted(path);
  cpSync(join(from, name), join(to, name), { recursive: true, filter });
  if (name !== 'prisma') return;
  const rows = JSON.parse(readFileSync(join(from, COMPANY_SHEET), 'utf8')) as object[];
  writeFileSync(join(to, COMPANY_SHEET), JSON.stringify(rows.slice(0, COMPANY_ROWS)));
}

const SERVED = ['package.json', 'prisma.config.ts', 'prisma', 'judge', 'server', 'shared'];

/** Copies what the site is served from into a folder, with some content. */
export function copySmall(root: string, folder: string): void {
  const isWanted = (path: string) => !path.endsWith('.test.ts');
  for (const name of SERVED) copySome({ from: root, to: folder, name, isWanted });
  for (const name of ['dist', 'node_modules']) symlinkSync(join(root, name), join(folder, name));
}
