import fc from 'fast-check';
import { at, day, stamp, words } from '#shared/testing/sample-parts.ts';

export const marks = fc.record({
  ...stamp,
  isSet: fc.boolean(),
  name: words,
  companyIds: fc.uniqueArray(fc.nat(9), { maxLength: 3 }),
  days: fc.dictionary(day, fc.record({ at, isTicked: fc.boolean() }), { maxKeys: 4 }),
});
