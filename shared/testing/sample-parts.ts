import fc from 'fast-check';

/* Parts of random records, for the samples of each kind. */

export const day = fc
  .integer({ min: 0, max: 400 })
  .map((days) => new Date(1_767_225_600_000 + days * 86_400_000).toISOString().slice(0, 10));
export const at = fc.integer({ min: 1_767_225_600_000, max: 1_767_225_600_020 });
// Few keys, so that devices also have different records with the same key.
export const key = fc.integer({ min: 1, max: 9 }).map((n) => `01980000-0000-7000-8000-00000000000${n}`);
export const words = fc.string({ maxLength: 5, unit: 'grapheme-ascii' });
export const stamp = { at, by: key };
export const token = fc.option(fc.constantFrom('a'.repeat(22), 'b'.repeat(22)));
