import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { GUEST, OWNER } from '#client/records/owner.ts';
import { storageOf, useStorage } from '#client/testing/browser-storage.ts';
import type { SyncedName } from '#shared/records/kinds.ts';
import { KINDS } from './kinds.ts';
import type { BrowserRecord, RecordKind, RecordName } from './record-kind.ts';
import { changeRecord, readRecord, recordsOf, writeRecords } from './record-store.ts';
import { settleRecords } from './sign-in/settle-records.ts';

/** The kinds of shared/records are tested in synced-kinds.test.ts. */
type OwnName = Exclude<RecordName, SyncedName>;

/** A record of each kind, by its name, with a part that differs: a new kind has a line here. */
const SAMPLES: Record<OwnName, (part: string) => BrowserRecord> = {
  draft: (part) => ({
    code: part,
    previousCode: null,
    changedAt: part.length,
    changeKey: part,
    follows: [],
    seen: 0,
    isSent: false,
  }),
  submission: (part) =>
    ({ key: part, code: part, submittedAt: '2026-03-10T10:00:00.000Z', isSent: false }) as BrowserRecord,
  sitting: (part) => ({
    key: 'one',
    startedAt: '2026-03-10T10:00:00.000Z',
    minutes: 45,
    endedAt: null,
    reflection: null,
    tries: [{ key: part, slug: 'a', verdict: 'Accepted', at: '2026-03-10T10:10:00.000Z' }],
    isSent: false,
  }),
};
beforeEach(() => useStorage(storageOf()));
afterAll(() => Reflect.deleteProperty(globalThis, 'localStorage'));

const signedIn = new AbortController().signal;
const LEARNER = 'learner';
const text = (kind: RecordKind<BrowserRecord>, owner: string) => JSON.stringify(recordsOf(kind, owner));

const OWN = KINDS.flatMap((kind) => (kind.name in SAMPLES ? [[kind.name as OwnName, kind] as const] : [])); // checked

describe.each(OWN)('a %s', (name, kind: RecordKind<BrowserRecord>) => {
  const sample = (part: string) => SAMPLES[name](part);

  test('is read as it was written', () => {
    expect(writeRecords(kind, GUEST, [{ id: 'one', record: sample('x') }])).toBe(true);
    expect(readRecord(kind, GUEST, 'one')).toEqual(sample('x'));
    expect(kind.parse('no JSON')).toBeNull();
    expect(kind.parse('7')).toBeNull();
  });

  test('of a visitor is merged into those of the learner who signs in, and is to be sent', async () => {
    writeRecords(kind, LEARNER, [{ id: 'one', record: { ...sample('own'), isSent: true } }]);
    writeRecords(kind, GUEST, [
      { id: 'one', record: sample('visitors') },
      { id: 'two', record: sample('second') },
    ]);
    await settleRecords(LEARNER, signedIn);
    expect(recordsOf(kind, GUEST)).toEqual([]);
    expect(recordsOf(kind, LEARNER).map(({ id, record }) => [id, record.isSent])).toEqual([
      ['one', false],
      ['two', false],
    ]);
    const parts = name === 'submission' ? ['visitors'] : ['own', 'visitors'];
    for (const part of parts) expect(text(kind, LEARNER)).toContain(part);
  });

  test('is merged once at sign-in, also after crashes', () => {
    const visitors = sample('visitors');
    const once = kind.atSignIn(null, visitors);
    expect(once).not.toBeNull();
    const again = kind.atSignIn(once, visitors) ?? once;
    expect(JSON.stringify({ ...again, changeKey: '' })).toBe(JSON.stringify({ ...once, changeKey: '' }));
  });

  test('is restored from the journal, and an older journal removes nothing', () => {
    expect(kind.restore(null, sample('x'))).toEqual(sample('x'));
    expect(kind.restore(sample('newer'), sample('new')) ?? sample('newer')).toMatchObject(
      name === 'sitting' ? {} : sample('newer'),
    );
  });

  test('of a learner who is signed out is removed once it is sent', async () => {
    writeRecords(kind, 'other', [
      { id: 'sent', record: { ...sample('x'), isSent: true } },
      { id: 'waiting', record: sample('y') },
    ]);
    await settleRecords(null, signedIn);
    expect(recordsOf(kind, 'other').map(({ id }) => id)).toEqual(['waiting']);
  });

  test('replaces records that the account has if the browser is full', () => {
    useStorage(storageOf(2000));
    localStorage.setItem(OWNER, LEARNER);
    const filler = { ...SAMPLES.submission('f'.repeat(700)), isSent: true };
    const submissions = KINDS.find((one) => one.name === 'submission') as RecordKind<BrowserRecord>; // there is one
    expect(writeRecords(submissions, LEARNER, [{ id: 'old', record: filler }])).toBe(true);
    expect(changeRecord(kind, LEARNER, 'one', () => sample('g'.repeat(200)))).toBe(true);
    expect(readRecord(kind, LEARNER, 'one')).not.toBeNull();
  });
});
