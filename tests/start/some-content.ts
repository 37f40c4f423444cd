import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const FIRST_FILES = /content\/problem\/(?!two-sum)|content\/(?!problem\/).+\/(?!01-)[^/]+\.(md|json)$/;

/**
 * Whether a copy of `prisma` leaves out a file: the first files of each folder and one problem are enough, as loading
 * all takes long.
 */
export const isLeftOut = (path: string): boolean => FIRST_FILES.test(path);

const SERVED = ['package.json', 'prisma.config.ts', 'prisma', 'server', 'shared'];

/** Copies what the site is served from into a folder, with some content. */
export function copySmall(root: string, folder: string): void {
  for (const name of SERVED) cpSync(join(root, name), join(folder, name), { recursive: true, filter: isSmall });
  for (const name of ['dist', 'node_modules']) symlinkSync(join(root, name), join(folder, name));
}

const isSmall = (path: string) => !isLeftOut(path) && !path.endsWith('.test.ts');
