/** `npm run check:licences`: checks that every production package has a reviewed licence. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** SPDX identifiers of reviewed licences. What the site sends to browsers is also listed in NOTICE. */
const ALLOWED = new Set([
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'CC0-1.0', 'ISC', 'MIT', 'MIT-0'],
  ...['Bitstream-Vera', 'OFL-1.1', 'Python-2.0', 'Unlicense', 'Zlib'],
  // Accepted only for files or libraries that are used unmodified.
  ...['EPL-2.0', 'LGPL-3.0-or-later', 'MPL-2.0'],
]);

/** Licences of packages whose package.json has no SPDX identifier, by the version whose licence text was read. */
const READ: Record<string, string> = {
  'dejavu-fonts-ttf@2.37.3': 'Bitstream-Vera',
  'png-js@2.0.0': 'MIT',
  'seq-queue@0.0.5': 'MIT',
};

export type Installed = { version?: string; license?: string; dev?: boolean };

/** Returns the production packages in a package-lock.json whose licence has not been reviewed. */
export function unknownLicences(packages: Record<string, Installed>): string[] {
  return Object.entries(packages).flatMap(([path, { version = '', license, dev = false }]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    if (path === '' || dev || isAllowed(READ[`${name}@${version}`] ?? license ?? '')) return [];
    return [`${name} ${version}: ${license ?? 'no licence is named'}`];
  });
}

/** Evaluates an SPDX expression: one side of an OR suffices, all sides of an AND are needed. */
const isAllowed = (expression: string): boolean =>
  expression
    .replace(/[()]/g, '')
    .split(/ OR /i)
    .some((choice) => choice.split(/ AND /i).every((licence) => ALLOWED.has(licence.trim())));

if (import.meta.main) {
  const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8')) as {
    packages: Record<string, Installed>;
  }; // npm writes this shape
  const unknown = unknownLicences(lock.packages);
  for (const line of unknown) console.error(line);
  if (unknown.length > 0) console.error('Read the licence, then name it in scripts/checks/check-licences.ts');
  process.exitCode = unknown.length > 0 ? 1 : 0;
}
