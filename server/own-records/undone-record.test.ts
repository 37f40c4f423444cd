import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeEntries, SYNCED_NAMES, type SyncedEntry, type SyncedName } from '#shared/records/kinds.ts';
import type { CardEvent } from '#shared/records/review-card/review-card.ts';
import { areEqual } from '#shared/records/record-kind.ts';
import { itemsOf } from '#shared/rules/lists/list-items.ts';
import { settingsOf } from '#shared/rules/plan/other-plans.ts';
import { syncRecordsSchema } from '#shared/schemas/records.ts';
import { RECORD_SAMPLES } from '#shared/testing/record-samples.ts';
import { importedAgain } from './imported-again.ts';
import { undoneRecord } from './undone-record.ts';

/** What a learner sees of a record; null for a record that does not exist. */
function shown({ kind, record }: SyncedEntry): unknown {
  switch (kind) {
    case 'own-list': {
      const { name, isRemoved, share, marks } = record;
      const done = Object.keys(marks).filter((id) => marks[id]?.isDone);
      return isRemoved ? null : { name, share, items: itemsOf(record), done: done.toSorted() };
    }
    case 'mark': {
      const days = Object.keys(record.days).filter((day) => record.days[day]?.isTicked);
      return record.isSet || days.length > 0 ? [record.isSet, days.toSorted()] : null;
    }
    case 'note':
      return record.text === '' ? null : record.text;
    case 'attempt-label':
      return `${record.name}${record.note}` === '' ? null : [record.name, record.note];
    case 'study-plan': {
      return record.isOn ? [settingsOf(record), record.timeZone] : null;
    }
    case 'review-plan':
      return [record.newPerDay, record.mostPerDay, record.interviewOn];
    case 'review-card': {
      const undone = new Set(record.events.flatMap((event) => (event.kind === 'undone' ? [event.of] : [])));
      const events = record.events.filter(({ kind: what, key }) => what !== 'undone' && !undone.has(key));
      const visibleEvents = events.map(({ key: _key, ...event }) => JSON.stringify(event)).toSorted();
      return visibleEvents.length === 0 ? null : visibleEvents;
    }
  }
}

const KEY = '01980000-0000-7000-8000-00000000aaaa';
const SENT_AT = '2026-03-10T10:00:00.000Z';

describe.each(SYNCED_NAMES)('an imported %s that is undone', (kind: SyncedName) => {
  const entry = RECORD_SAMPLES[kind].map((record) => ({ kind, id: 'done:one', record }) as SyncedEntry); // of this kind; a mark has such an id
  // No two changes have the same time here, and an event is the same in every copy.
  const of = (odd: 0 | 1, { record, ...place }: SyncedEntry): SyncedEntry => {
    const text = JSON.stringify(record);
    const moved: unknown = JSON.parse(text, (name, value: unknown) => {
      if (name === 'at' && typeof value === 'number') return 2 * value + odd;
      if (name === 'versions') return [];
      // Leaves out events that undo others: an undo does not undo them.
      if (name === 'events') return (value as CardEvent[]).filter((event) => event.kind !== 'undone');
      return name === 'key' && odd === 1 ? String(value).replace('01980000', '01980001') : value;
    });
    const made = { ...place, record: moved } as SyncedEntry; // as it was
    return mergeEntries(made, made);
  };
  /** The stored record after the import of the file's copy. */
  const imported = (stored: SyncedEntry, file: SyncedEntry): SyncedEntry => {
    const added = importedAgain(file, stored);
    return added ? mergeEntries(stored, added) : stored;
  };
  const undo = (written: SyncedEntry, before: SyncedEntry | null): SyncedEntry =>
    ({ ...written, record: undoneRecord(written, before) }) as SyncedEntry; // likewise

  test('shows what was there before, even on a device that has the imported copy', () => {
    const property = fc.property(entry, entry, (one, other) => {
      const before = of(0, one);
      const written = imported(before, of(1, other));
      fc.pre(!areEqual(written, before));
      const undone = undo(written, before);
      expect(shown(undone)).toEqual(shown(before));
      const device = mergeEntries(written, undone);
      expect(shown(device)).toEqual(shown(before));
      expect(areEqual(mergeEntries(device, written), device)).toBe(true);
      const input = { userKey: KEY, sentAt: SENT_AT, since: 0, records: [undone] };
      expect(syncRecordsSchema.parse(input).records).toEqual([undone]);
    });
    fc.assert(property, { numRuns: 300 });
  });

  test('and imported again is shown again, once, and can be undone again', () => {
    const property = fc.property(entry, entry, (one, other) => {
      const [before, file] = [of(0, one), of(1, other)];
      const written = imported(before, file);
      fc.pre(!areEqual(written, before));
      const undone = undo(written, before);
      const again = imported(undone, file);
      expect(shown(again)).toEqual(shown(written));
      expect(areEqual(imported(again, file), again)).toBe(true);
      expect(shown(undo(again, undone))).toEqual(shown(before));
    });
    fc.assert(property, { numRuns: 300 });
  });

  test('and did not exist before is not shown', () => {
    const property = fc.property(entry, (written) => {
      const undone = undo(written, null);
      for (const copy of [undone, mergeEntries(written, undone)])
        expect(shown(copy)).toEqual(kind === 'review-plan' ? [3, 10, null] : null);
    });
    fc.assert(property, { numRuns: 300 });
  });
});
