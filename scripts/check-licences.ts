/** `npm run check:licences`: what is installed in production is under a licence that somebody has looked at. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** SPDX identifiers. What the site sends to browsers stands in NOTICE besides. */
const ALLOWED = new Set([
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'CC0-1.0', 'ISC', 'MIT', 'MIT-0'],
  ...['Bitstream-Vera', 'OFL-1.1', 'Unlicense'],
  // Of files or libraries that are used as they come.
  ...['EPL-2.0', 'LGPL-3.0-or-later', 'MPL-2.0'],
]);

/** Packages whose package.json names no identifier, by the version whose licence was read. */
const READ: Record<string, string> = {
  'dejavu-fonts-ttf@2.37.3': 'Bitstream-Vera',
  'png-js@2.0.0': 'MIT',
  'seq-queue@0.0.5': 'MIT',
};

export type Installed = { version?: string; license?: string; dev?: boolean };

/** The packages of a package-lock.json, those for building and testing alone left out, that nobody has looked at. */
export function unknownLicences(packages: Record<string, Installed>): string[] {
  return Object.entries(packages).flatMap(([path, { version = '', license, dev = false }]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    if (path === '' || dev || isAllowed(READ[`${name}@${version}`] ?? license ?? '')) return [];
    return [`${name} ${version}: ${license ?? 'no licence is named'}`];
  });
}

/** Of an SPDX expression: one side of an OR is enough, of an AND all are needed. */
const isAllowed = (expression: string): boolean =>
  expression
    .replace(/[()]/g, '')
    .split(/ OR /i)
    .some((choice) => choice.split(/ AND /i).every((licence) => ALLOWED.has(licence.trim())));

if (import.meta.main) {
  const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8')) as {
    packages: Record<string, Installed>;
  }; // as npm writes it
  const unknown = unknownLicences(lock.packages);
  for (const line of unknown) console.error(line);
  if (unknown.length > 0) console.error('Read the licence, then name it in scripts/check-licences.ts');
  process.exitCode = unknown.length > 0 ? 1 : 0;
}
