import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { syncRecordsSchema } from '#shared/schemas/records.ts';
import { mergeEntries, SYNCED_NAMES, type SyncedEntry } from './kinds.ts';
import { areEqual, stampAfter } from './record-kind.ts';
import { RECORD_SAMPLES } from '#shared/testing/record-samples.ts';

describe.each(SYNCED_NAMES)('a %s', (kind) => {
  const entry = RECORD_SAMPLES[kind].map((record) => ({ kind, id: 'one', record }) as SyncedEntry); // of this kind
  const holds = (check: (...entries: [SyncedEntry, SyncedEntry, SyncedEntry]) => void) =>
    fc.assert(fc.property(entry, entry, entry, check), { numRuns: 300 });

  test('is taken at the door as it was made', () => {
    holds((one) => {
      const input = { userKey: '01980000-0000-7000-8000-000000000000', since: 0, records: [one] };
      expect(syncRecordsSchema.parse(input).records).toEqual([one]);
    });
  });

  test('is merged alike in any order and grouping, and again changes nothing', () => {
    holds((one, two, three) => {
      expect(areEqual(mergeEntries(one, two), mergeEntries(two, one))).toBe(true);
      const left = mergeEntries(mergeEntries(one, two), three);
      expect(areEqual(left, mergeEntries(one, mergeEntries(two, three)))).toBe(true);
      for (const copy of [one, two, three, left]) expect(areEqual(mergeEntries(left, copy), left)).toBe(true);
    });
  });

  test('is the same on two devices and in the account after 2,000 random orders of what they send, doubled and late', () => {
    const step = fc.record({ from: fc.nat(2), to: fc.nat(2) });
    const story = fc.tuple(fc.array(entry, { minLength: 1, maxLength: 8 }), fc.array(step, { maxLength: 30 }));
    const property = fc.property(story, fc.infiniteStream(fc.nat(2)), ([made, steps], places) => {
      // The account and two devices, each of which has what was made there.
      const copies: (SyncedEntry | null)[] = [null, null, null];
      const add = (place: number, copy: SyncedEntry | null | undefined) => {
        const local = copies[place] ?? null;
        if (copy) copies[place] = local ? mergeEntries(local, copy) : copy;
      };
      for (const one of made) {
        add(places.next().value as number, one); // the stream has no end
        for (const { from, to } of steps.splice(0, 5)) add(to, copies[from]);
      }
      const [first] = made as [SyncedEntry]; // at least one
      const all = made.reduce((merged, one) => mergeEntries(merged, one), first);
      for (const place of [1, 2, 0, 1, 2]) for (const from of [0, 1, 2]) add(place, copies[from]);
      for (const copy of copies) expect(areEqual(copy, all)).toBe(true);
    });
    fc.assert(property, { numRuns: 2000 });
  });
});

test('a change made after another was seen is later, also by a clock that is behind', () => {
  expect(stampAfter(5000, 1000, 'a').at).toBe(5001);
  expect(stampAfter(1000, 5000, 'a')).toEqual({ at: 5000, by: 'a' });
});
