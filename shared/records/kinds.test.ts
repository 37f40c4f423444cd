import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { syncRecordsSchema } from '#shared/schemas/records.ts';
import { kindOf, recordAtSignIn, mergeEntries, SYNCED_NAMES, type SyncedEntry } from './kinds.ts';
import { MAX_NOTE, note, type Note } from './note/note.ts';
import { areEqual, stampAfter } from './record-kind.ts';
import { RECORD_SAMPLES } from '#shared/testing/record-samples.ts';

const CALL = { userKey: '01980000-0000-7000-8000-000000000000', sentAt: '2026-03-10T10:00:00.000Z', since: 0 };

describe.each(SYNCED_NAMES)('a %s', (kind) => {
  const entry = RECORD_SAMPLES[kind].map(
    (record) => ({ kind, id: kind === 'mark' ? 'done:one' : 'one', record }) as SyncedEntry,
  ); // of this kind
  const checkAll = (check: (...entries: [SyncedEntry, SyncedEntry, SyncedEntry]) => void) =>
    fc.assert(fc.property(entry, entry, entry, check), { numRuns: 300 });

  test('passes the schema unchanged', () => {
    checkAll((one) => {
      const input = { ...CALL, records: [one] };
      expect(syncRecordsSchema.parse(input).records).toEqual([one]);
    });
  });

  test('is merged to the same result in any order and grouping, and merging again changes nothing', () => {
    checkAll((one, two, three) => {
      expect(areEqual(mergeEntries(one, two), mergeEntries(two, one))).toBe(true);
      const left = mergeEntries(mergeEntries(one, two), three);
      expect(areEqual(left, mergeEntries(one, mergeEntries(two, three)))).toBe(true);
      for (const copy of [one, two, three, left]) expect(areEqual(mergeEntries(left, copy), left)).toBe(true);
    });
  });

  test('of a visitor passes the schema when it is merged at sign-in, and merging it again changes nothing', () => {
    checkAll((one) => {
      const record = recordAtSignIn(kindOf(kind), one.record, null);
      if (record === null) return;
      const atSignIn = { ...one, record } as SyncedEntry; // of this kind
      const input = { ...CALL, records: [atSignIn] };
      expect(syncRecordsSchema.parse(input).records).toEqual([atSignIn]);
      expect(recordAtSignIn(kindOf(kind), record, null)).toEqual(record);
    });
  });

  test('ends up the same on two devices and in the account after 1,000 random orders of exchanges', () => {
    const step = fc.record({ from: fc.nat(2), to: fc.nat(2) });
    const story = fc.tuple(fc.array(entry, { minLength: 1, maxLength: 8 }), fc.array(step, { maxLength: 30 }));
    const property = fc.property(story, fc.infiniteStream(fc.nat(2)), ([created, steps], places) => {
      // The account and two devices, each of which has the records created on it.
      const copies: (SyncedEntry | null)[] = [null, null, null];
      const add = (place: number, copy: SyncedEntry | null | undefined) => {
        const local = copies[place] ?? null;
        if (copy) copies[place] = local ? mergeEntries(local, copy) : copy;
      };
      for (const one of created) {
        add(places.next().value as number, one); // the stream has no end
        for (const { from, to } of steps.splice(0, 5)) add(to, copies[from]);
      }
      const [first] = created as [SyncedEntry]; // has at least one
      const all = created.reduce((merged, one) => mergeEntries(merged, one), first);
      for (const place of [1, 2, 0, 1, 2]) for (const from of [0, 1, 2]) add(place, copies[from]);
      for (const copy of copies) expect(areEqual(copy, all)).toBe(true);
    });
    fc.assert(property, { numRuns: 1000 });
  });
});

test('a change based on another one is later, even if its clock is behind', () => {
  expect(stampAfter(5000, 1000, 'a').at).toBe(5001);
  expect(stampAfter(1000, 5000, 'a')).toEqual({ at: 5000, by: 'a' });
});

describe('notes with long texts', () => {
  const LENGTHS = [1, 2000, 2001, MAX_NOTE];
  // The version that a session saved at an instant is the same on every device.
  const created = fc.record({ at: fc.nat(40), by: fc.nat(25) }).map(({ at, by }) => ({
    at,
    by: `session ${by}`,
    title: '',
    slug: '',
    text: (by % 2 === 0 ? 'a' : '\u8a9e').repeat(LENGTHS[(at + by) % LENGTHS.length] ?? 0),
  }));
  const notes = fc
    .array(created, { minLength: 1, maxLength: 20 })
    .map((all) => all.map((one): Note => ({ ...one, versions: [] })).reduce((one, other) => note.merge(one, other)));

  test('are merged to the same result in any order and grouping, and fit into a call', () => {
    const property = fc.property(notes, notes, notes, (one, two, three) => {
      expect(areEqual(note.merge(one, two), note.merge(two, one))).toBe(true);
      const all = note.merge(note.merge(one, two), three);
      expect(areEqual(all, note.merge(one, note.merge(two, three)))).toBe(true);
      for (const copy of [one, two, three, all]) expect(areEqual(note.merge(all, copy), all)).toBe(true);
      expect(Buffer.byteLength(JSON.stringify(all))).toBeLessThan(1_000_000);
    });
    fc.assert(property, { numRuns: 100 });
  });

  test('keep both texts when merged', () => {
    const noteOf = (by: string, at: number, sign: string): Note => ({
      at,
      by,
      title: '',
      slug: '',
      text: sign.repeat(MAX_NOTE),
      versions: Array.from({ length: 15 }, (_, place) => ({
        at: at - place - 1,
        by: `${by} ${place}`,
        title: '',
        slug: '',
        text: sign.repeat(MAX_NOTE),
      })),
    });
    const joined = note.merge(noteOf('laptop', 1000, 'a'), noteOf('phone', 999, 'b'));
    expect(joined.text).toBe('a'.repeat(MAX_NOTE));
    expect(joined.versions[0]?.text).toBe('b'.repeat(MAX_NOTE));
  });
});
