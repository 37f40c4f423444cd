import fc from 'fast-check';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { readStored } from '#client/lib/storage/storage.ts';
import { RECORDS_HAD, storedEntries } from '#client/lib/storage/storage-keys.ts';
import { storageOf, useSessionStorage, useStorage } from '#client/testing/browser-storage.ts';
import { kindOf, mergeEntries, recordAtSignIn, type SyncedEntry } from '#shared/records/kinds.ts';
import { type Flag, FLAGS, type Mark, withTimes } from '#shared/records/mark/mark.ts';
import type { Note } from '#shared/records/note/note.ts';
import { areEqual } from '#shared/records/record-kind.ts';
import { STORED_KINDS } from '#shared/records/stored-kinds.ts';
import { byServersClock } from '#shared/rules/clock.ts';
import { problemNote } from '#shared/rules/notes/note-ids.ts';
import { markId } from '#shared/rules/progress/mark-ids.ts';
import { dayIn } from '#shared/rules/progress/streaks.ts';
import { isMarked, MARKS, setFlag } from './marks.ts';
import { NOTES, saveNote } from './notes.ts';
import { GUEST, ownerNow, revisionHad, settleOwner, takeOwnership } from './owner.ts';
import { readRecord, recordsOf } from './record-store.ts';
import { settle } from './sign-in/settling.ts';
import { addRecords } from './sync/add-records.ts';
import { SYNCED } from './synced-kinds.ts';
import { isSent } from './unsettled.ts';

/*
 * Random stories of two learners with three browsers that they share, against what decision 7 promises. The browsers run
 * the code of the site; the account here does what server/records does with PostgreSQL (server/records/merging.ts).
 */
const RUNS = Number(process.env.STORIES ?? 300);
const MINUTE = 60_000;
const HOUR = 3_600_000;
const START = Date.parse('2026-03-10T10:00:00Z');

const PROBLEMS = ['Two Sum', 'Three Sum'].map((name, index) => ({
  name,
  problem: name.toLowerCase().replace(' ', '-'),
  companyIds: [index],
}));
const ITEM = { name: 'py/1', problem: 'py/1', companyIds: [] };
type Subject = (typeof PROBLEMS)[number];

const [setLocal, setSession] = [useStorage, useSessionStorage]; // these are no hooks
const setStorages = (local: object, session: object) => {
  setLocal(local);
  setSession(session);
};

class Account {
  readonly records = new Map<string, SyncedEntry & { revision: number }>();
  revision = 0;

  /** Merges what a browser sends, as `now` by the server's clock. @returns what is beyond its revision, and what won */
  sync(sent: readonly SyncedEntry[], { since, sentAt, now }: { since: number; sentAt: number; now: number }) {
    const correct = (at: number) => (at === 0 ? 0 : byServersClock(at, new Date(sentAt).toISOString(), now));
    const turn = this.revision + 1;
    const winners: SyncedEntry[] = [];
    for (const one of sent) {
      const entry =
        one.kind === 'mark'
          ? { ...one, record: withTimes(one.record, { now, correct, dayOf: (at) => dayIn('UTC', at) }) }
          : one;
      if (!this.merge(entry, turn)) winners.push(this.records.get(placeOf(one)) as SyncedEntry); // it is there
    }
    const beyond = [...this.records.values()].filter(({ revision }) => revision > since);
    return { records: [...beyond, ...winners].map(withoutRevision), revision: this.revision };
  }

  merge(entry: SyncedEntry, turn = this.revision + 1): boolean {
    const before = this.records.get(placeOf(entry));
    const after = before ? mergeEntries<SyncedEntry>(before, entry) : entry;
    if (before && areEqual(after.record, before.record)) return false;
    this.records.set(placeOf(entry), { ...withoutRevision(after), revision: turn });
    this.revision = turn;
    return true;
  }

  mark = (flag: Flag, { problem }: Subject): Mark | null =>
    (this.records.get(`mark ${markId(flag, problem)}`)?.record as Mark | undefined) ?? null; // of this kind
  note = ({ problem }: Subject): Note | null =>
    (this.records.get(`note ${problemNote(problem)}`)?.record as Note | undefined) ?? null; // of this kind
}

const placeOf = ({ kind, id }: Pick<SyncedEntry, 'kind' | 'id'>) => `${kind} ${id}`;
const withoutRevision = ({ kind, id, record }: SyncedEntry) => ({ kind, id, record }) as SyncedEntry; // as it was

type Learner = 'ada' | 'grace';
type Browser = { storage: object; session: object; skew: number };

/** What somebody did, by the true time. */
type Done = { owner: Learner; flag: Flag; subject: Subject; isSet: boolean; at: number };

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('mark' as const),
      flag: fc.nat(3),
      subject: fc.nat(1),
      isSet: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('note' as const), subject: fc.nat(1) }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constantFrom('sync' as const, 'lost answer' as const, 'lost call' as const) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('sign in' as const), learner: fc.constantFrom<Learner>('ada', 'grace') }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constantFrom('sign out' as const, 'import' as const, 'undo' as const),
      subject: fc.nat(1),
    }),
  },
);
const story = fc.record({
  // In minutes: a right clock, one that is days behind, and one that is days ahead.
  skews: fc.tuple(...[0, 1, 2].map(() => fc.constantFrom(0, 0, -2880, 2880, -45))),
  steps: fc.array(fc.tuple(fc.nat(2), fc.integer({ min: 15, max: 600 }), step), { minLength: 4, maxLength: 24 }),
});

beforeEach(() => void vi.useFakeTimers({ now: START, toFake: ['Date'] }));
afterAll(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(globalThis, 'localStorage');
});

test(`whatever learners do in whatever order, nothing is lost, nothing is mixed, and all ends up the same (${RUNS} stories)`, async () => {
  await fc.assert(fc.asyncProperty(story, tell), { numRuns: RUNS });
}, 600_000);

async function tell({ skews, steps }: { skews: number[]; steps: [number, number, StepOf][] }): Promise<void> {
  const accounts: Record<Learner, Account> = { ada: new Account(), grace: new Account() };
  const browsers = skews.map((skew): Browser => ({ storage: storageOf(), session: storageOf(), skew: skew * MINUTE }));
  let now = START;
  const open = ({ storage, session, skew }: Browser) => {
    setStorages(storage, session);
    vi.setSystemTime(now + skew);
  };
  const signed = () => (ownerNow() === GUEST ? null : (ownerNow() as Learner)); // only learners are
  const exchange = (learner: Learner, browser: Browser, lost: 'call' | 'answer' | null = null) => {
    const sent = SYNCED.flatMap(({ name }) =>
      storedEntries(`drafts-and-submissions:${learner}:${name}:`)
        .filter(([, text]) => !isSent(text))
        .map(([key, text]) => {
          const id = key.slice(`drafts-and-submissions:${learner}:${name}:`.length);
          return { kind: name, id, record: (JSON.parse(text) as { record: object }).record } as SyncedEntry; // as it was written
        }),
    );
    if (lost === 'call') return;
    const answer = accounts[learner].sync(sent, { since: revisionHad(learner), sentAt: now + browser.skew, now });
    if (lost === null) addRecords(learner, answer, sent);
  };
  const signal = new AbortController().signal;
  const done: Done[] = [];
  /** The notes of a guest in each browser, until somebody signs in there. */
  const byGuest = new Map<Browser, { subject: Subject; text: string }[]>();
  const added = new Set<string>();
  const imported: { learner: Learner; entry: SyncedEntry; before: SyncedEntry | null }[] = [];
  const written: { owner: Learner; subject: Subject; text: string }[] = [];
  let texts = 0;

  for (const [place, minutes, act] of steps) {
    now += minutes * MINUTE;
    const browser = browsers[place] as Browser; // of three
    open(browser);
    const owner = signed();
    if (act.do === 'mark') {
      const flag = FLAGS[act.flag] as Flag; // of four
      const subject = flag === 'known' || flag === 'revise' ? ITEM : (PROBLEMS[act.subject] as Subject); // of two
      setFlag(flag, subject, act.isSet);
      if (owner) done.push({ owner, flag, subject, isSet: act.isSet, at: now });
    } else if (act.do === 'note') {
      const subject = PROBLEMS[act.subject] as Subject; // of two
      const text = `text ${texts++}`;
      saveNote({ id: problemNote(subject.problem), title: subject.name, slug: '' }, text, { isNewVersion: true });
      if (owner) written.push({ owner, subject, text });
      else byGuest.set(browser, [...(byGuest.get(browser) ?? []), { subject, text }]);
    } else if (act.do === 'sign out') {
      settleOwner(null);
      await settle(null, signal);
      if (!owner) continue;
      expect(PROBLEMS.flatMap((problem) => FLAGS.filter((flag) => isMarked(flag, problem)))).toEqual([]);
      expect(storedEntries('checkbox-')).toEqual([]);
    } else if (act.do === 'sign in') {
      if (owner !== act.learner) await signIn(act.learner, browser);
    } else if (act.do === 'import' || act.do === 'undo') {
      const learner: Learner = 'ada';
      const last = imported.at(-1);
      if (act.do === 'import') importOne(accounts[learner], act.subject);
      else if (last) undoOne(accounts[last.learner], imported.pop() as typeof last);
    } else if (owner) exchange(owner, browser, act.do === 'sync' ? null : act.do === 'lost call' ? 'call' : 'answer');
  }

  async function signIn(learner: Learner, browser: Browser): Promise<void> {
    const account = accounts[learner];
    settleOwner(learner);
    expect(takeOwnership(learner)).toBe(true);
    exchange(learner, browser);
    for (const flag of FLAGS)
      for (const subject of [...PROBLEMS, ITEM])
        if (isMarkedBy(GUEST, flag, subject)) added.add(`${learner} ${flag} ${subject.problem}`);
    for (const note of byGuest.get(browser) ?? []) written.push({ owner: learner, ...note });
    byGuest.delete(browser);
    const before = PROBLEMS.map((problem) => FLAGS.filter((flag) => account.mark(flag, problem)?.isSet));
    await settle(learner, signal);
    exchange(learner, browser);
    // A sign-in only adds.
    for (const [index, flags] of before.entries())
      for (const flag of flags) {
        const problem = PROBLEMS[index] as Subject; // it is one of them
        expect(account.mark(flag, problem)?.isSet, `${flag} after the sign-in`).toBe(true);
      }
  }

  function importOne(account: Account, index: number) {
    const { name, problem, companyIds } = PROBLEMS[index] as Subject; // of two
    const record = { at: START - HOUR, by: `import ${imported.length}`, isSet: true, name, companyIds, days: {} };
    const own = account.records.get(`mark ${markId('done', problem)}`) ?? null;
    const next = recordAtSignIn(kindOf('mark'), record, own?.record as Mark | null);
    if (!next || (own && areEqual(next, own.record))) return;
    const entry: SyncedEntry = { kind: 'mark', id: markId('done', problem), record: next };
    account.merge(entry);
    expect(account.mark('done', PROBLEMS[index] as Subject)?.isSet).toBe(true);
    added.add(`ada done ${problem}`);
    imported.push({
      learner: 'ada',
      entry: withoutRevision(account.records.get(placeOf(entry)) as SyncedEntry),
      before: own && withoutRevision(own),
    });
  }

  function undoOne(account: Account, { entry, before }: (typeof imported)[number]) {
    const now = account.records.get(placeOf(entry));
    if (!now || !areEqual(now.record, entry.record)) return;
    const undone = STORED_KINDS.mark.undone({
      written: entry.record as Mark,
      before: (before?.record as Mark | undefined) ?? null,
      undoingKey: (key) => key,
    });
    account.merge({ ...entry, record: undone } as SyncedEntry);
    expect(account.mark('done', subjectOf(entry))?.isSet).toBe((before?.record as Mark | undefined)?.isSet ?? false);
  }

  // Everybody comes back online, at every browser, twice: the second time, each has what the others sent.
  for (const learner of ['ada', 'grace', 'ada', 'grace'] as const) {
    for (let round = 0; round < 2; round++) {
      for (const browser of browsers) {
        now += 30 * MINUTE;
        open(browser);
        if (signed() !== learner) await signIn(learner, browser);
        exchange(learner, browser);
      }
    }
    const account = accounts[learner];
    for (const browser of browsers) {
      open(browser);
      settleOwner(learner);
      takeOwnership(learner);
      exchange(learner, browser);
      expect(Number(readStored(RECORDS_HAD + learner))).toBe(account.revision);
      for (const { id, record } of recordsOf(MARKS, learner))
        expect(areEqual(record, { record: account.records.get(`mark ${id}`)?.record, isSent: true }), id).toBe(true);
      for (const { id, record } of recordsOf(NOTES, learner))
        expect(areEqual(record, { record: account.records.get(`note ${id}`)?.record, isSent: true }), id).toBe(true);
      for (const problem of PROBLEMS) {
        expect(isMarked('done', problem)).toBe(account.mark('done', problem)?.isSet ?? false);
        expect(readStored(`checkbox-${problem.name}`) === 'true').toBe(account.mark('done', problem)?.isSet ?? false);
        expect(readStored(`note-${problem.name}`) ?? '').toBe(account.note(problem)?.text ?? '');
      }
    }
  }

  for (const learner of ['ada', 'grace'] as const) {
    for (const flag of FLAGS) {
      for (const subject of [...PROBLEMS, ITEM]) {
        const last = lastOf(done, learner, flag, subject, now);
        const isAdded = added.has(`${learner} ${flag} ${subject.problem}`);
        const isSet = accounts[learner].mark(flag, subject)?.isSet ?? false;
        // The last change by the true time wins; what a merge added may be set besides.
        if (!isAdded) expect(isSet, `${learner} ${flag} ${subject.problem}`).toBe(last?.isSet ?? false);
        if (flag === 'done' && !isAdded)
          expect(daysIn(accounts[learner].mark(flag, subject))).toEqual(tickedDays(done, learner, subject));
      }
    }
    for (const { owner, subject, text } of written) {
      if (owner !== learner) continue;
      const note = accounts[learner].note(subject);
      expect([note?.text, ...(note?.versions ?? []).map((version) => version.text)]).toContain(text);
    }
  }
}

const subjectOf = ({ id }: SyncedEntry) => PROBLEMS.find(({ problem }) => id.endsWith(problem)) as Subject; // of one of them

type StepOf = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** Whether a guest has set a flag, or ticked a problem on some day. */
function isMarkedBy(owner: string, flag: Flag, { problem }: Subject): boolean {
  const mark = readRecord(MARKS, owner, markId(flag, problem))?.record ?? null;
  return mark?.isSet === true || daysIn(mark).length > 0;
}

const daysIn = (mark: Mark | null) =>
  Object.entries(mark?.days ?? {})
    .flatMap(([day, { isTicked }]) => (isTicked ? day : []))
    .toSorted();

/** The days on which a tick was the last that a learner did with a problem. */
function tickedDays(done: readonly Done[], owner: Learner, { problem }: Subject): string[] {
  const days = new Map<string, boolean>();
  for (const one of done)
    if (one.owner === owner && one.flag === 'done' && one.subject.problem === problem)
      days.set(dayIn('UTC', one.at), one.isSet);
  return [...days].flatMap(([day, isSet]) => (isSet ? day : [])).toSorted();
}

const lastOf = (done: readonly Done[], owner: Learner, flag: Flag, { problem }: Subject, until: number) =>
  done
    .filter((one) => one.owner === owner && one.flag === flag && one.subject.problem === problem && one.at <= until)
    .at(-1);
