import { expect, test } from 'vitest';
import { type Installed, unknownLicences } from './check-licences.ts';

const of = (license: string | undefined, more: Installed = {}) =>
  unknownLicences({ '': {}, 'node_modules/a/node_modules/@b/c': { version: '1.2.3', license, ...more } });

test.each(['MIT', 'MIT OR GPL-3.0-only', '(GPL-2.0-only OR Apache-2.0)', 'MIT and ISC'])(
  '%s is accepted',
  (license) => {
    expect(of(license)).toEqual([]);
  },
);

test.each(['GPL-3.0-only', 'MIT AND GPL-3.0-only', 'UNLICENSED', 'SEE LICENSE IN LICENSE'])(
  '%s is refused by name and version',
  (license) => {
    expect(of(license)).toEqual([`@b/c 1.2.3: ${license}`]);
  },
);

test('refuses a package without a licence name, unless the licence of this version was read', () => {
  expect(of(undefined)).toEqual(['@b/c 1.2.3: no licence is named']);
  expect(unknownLicences({ 'node_modules/seq-queue': { version: '0.0.5' } })).toEqual([]);
  expect(unknownLicences({ 'node_modules/seq-queue': { version: '0.0.6' } })).toHaveLength(1);
});

test('accepts any licence for packages that are only for building and testing', () => {
  expect(of('GPL-3.0-only', { dev: true })).toEqual([]);
});
