import { randomUUID } from 'node:crypto';
import type { TRPCClient } from '@trpc/client';
import type { AppRouter } from '#server/domains.ts';
import { aMark } from '#server/testing/progress-calls.ts';
import type { SyncedEntry } from '#shared/records/kinds.ts';
import type { Sitting } from '#shared/rules/sittings/sitting.ts';
import type { SaveDraftInput, Submission } from '#shared/schemas/practice.ts';
import type { ProgressFile } from '#shared/schemas/progress.ts';

/** A learner at the tRPC API. */
export type Caller = { key: string; trpc: TRPCClient<AppRouter> };

/** A call about a learner's own data: its procedure, a name for it, and its maximum number of SQL statements. */
export type PersonalCall = {
  path: string;
  name: string;
  max: number;
  /** Prepares the call. */
  before?(caller: Caller): Promise<unknown>;
  call(caller: Caller): Promise<unknown>;
};

const sync = ({ key, trpc }: Caller, records: SyncedEntry[]) =>
  trpc.records.sync.mutate({ userKey: key, sentAt: new Date().toISOString(), since: 0, records });

const TWO_SUM = { name: 'Two Sum' };
const AT = '2026-03-10T10:00:00.000Z';

const FILE: ProgressFile = {
  format: 'gearup-progress',
  version: 1,
  exportedAt: AT,
  items: [{ ...TWO_SUM, field: 'note', value: 'a map', previousValue: null, changedAt: AT }],
  activity: [{ ...TWO_SUM, day: '2026-03-10' }],
};

export const aDraft = (slug: string, code: string): Omit<SaveDraftInput, 'userKey' | 'sentAt'> => ({
  slug,
  language: 'cpp',
  code,
  previousCode: null,
  changedAt: new Date().toISOString(),
  changeKey: randomUUID(),
  follows: [],
  seen: 0,
});

export const aSubmission = (slug: string): Submission => ({
  key: randomUUID(),
  slug,
  language: 'cpp',
  verdict: 'Accepted',
  milliseconds: 12,
  passed: 7,
  total: 7,
  code: 'int main() {}',
  submittedAt: new Date().toISOString(),
});

export const aSitting = (overrides: Partial<Sitting> = {}): Sitting => ({
  key: randomUUID(),
  kind: 'contest',
  contest: 1,
  title: 'Weekly 1',
  problems: [
    { slug: 'busy-minute', name: 'Busy Minute', letter: 'A' },
    { slug: 'balanced-pallet', name: 'Balanced Pallet', letter: 'B' },
  ],
  startedAt: AT,
  minutes: 120,
  endedAt: null,
  tries: [],
  reflection: null,
  ...overrides,
});

export const aTry = (minute: number, overrides: Partial<Sitting['tries'][number]> = {}): Sitting['tries'][number] => ({
  key: randomUUID(),
  slug: 'busy-minute',
  verdict: 'Wrong Answer',
  at: new Date(Date.parse(AT) + minute * 60_000).toISOString(),
  ...overrides,
});

const ENDED = '01980000-0000-7000-8000-00000000abcd';
const keepSitting = ({ key, trpc }: Caller) =>
  trpc.practice.keepSitting.mutate({ userKey: key, sitting: aSitting({ key: ENDED, tries: [aTry(1)] }) });

const saveDraft = ({ key, trpc }: Caller) =>
  trpc.practice.saveDraft.mutate({
    userKey: key,
    sentAt: new Date().toISOString(),
    ...aDraft('two-sum', randomUUID()),
  });

const saveProfile = ({ key, trpc }: Caller) =>
  trpc.publicProfiles.save.mutate({ name: `ada-${key.slice(-12)}`, isOn: true, mayBeIndexed: false });

const syncRecord = (caller: Caller) =>
  sync(caller, [
    {
      kind: 'review-card',
      id: 'problem:two-sum',
      record: { events: [{ key: randomUUID(), at: 1, kind: 'suspended' }] },
    },
  ]);

const tokenKeys = new Map<string, string>();
async function makeToken({ key, trpc }: Caller): Promise<void> {
  tokenKeys.set(key, (await trpc.accessTokens.create.mutate({ name: 'A script' })).key);
}

/** Every procedure about a learner's own data, in each of its variants. */
export const PERSONAL_CALLS: PersonalCall[] = [
  { path: 'accessTokens.list', name: 'own tokens', max: 2, call: ({ trpc }) => trpc.accessTokens.list.query() },
  { path: 'accessTokens.create', name: 'new token', max: 3, call: makeToken },
  {
    path: 'accessTokens.revoke',
    name: 'end of a token',
    max: 3,
    before: makeToken,
    call: (caller) => caller.trpc.accessTokens.revoke.mutate({ key: tokenKeys.get(caller.key) ?? '' }),
  },
  { path: 'accounts.me', name: 'who one is', max: 2, call: ({ trpc }) => trpc.accounts.me.query() },
  { path: 'accounts.logout', name: 'logout', max: 3, call: ({ trpc }) => trpc.accounts.logout.mutate() },
  {
    path: 'accounts.remove',
    name: 'removal of the account',
    max: 5,
    call: ({ trpc }) => trpc.accounts.remove.mutate(),
  },
  { path: 'blogs.mine', name: 'own blogs', max: 3, call: ({ trpc }) => trpc.blogs.mine.query({ page: 1 }) },
  {
    path: 'practice.mine',
    name: 'drafts and submissions on a problem',
    max: 3,
    call: ({ trpc }) => trpc.practice.mine.query({ slug: 'two-sum' }),
  },
  { path: 'practice.saveDraft', name: 'first draft', max: 3, call: saveDraft },
  { path: 'practice.saveDraft', name: 'draft beside another', max: 3, before: saveDraft, call: saveDraft },
  {
    path: 'practice.keepSubmissions',
    name: 'two submissions',
    max: 2,
    call: ({ key, trpc }) =>
      trpc.practice.keepSubmissions.mutate({
        userKey: key,
        sentAt: new Date().toISOString(),
        submissions: [aSubmission('two-sum'), aSubmission('three-sum')],
      }),
  },
  {
    path: 'practice.submissions',
    name: 'all submissions',
    max: 3,
    call: ({ trpc }) => trpc.practice.submissions.query({ page: 1 }),
  },
  { path: 'practice.keepSitting', name: 'new contest', max: 3, call: keepSitting },
  { path: 'practice.keepSitting', name: 'contest with a try more', max: 3, before: keepSitting, call: keepSitting },
  {
    path: 'practice.draw',
    name: 'problems for an interview',
    max: 2,
    call: ({ trpc }) =>
      trpc.practice.draw.mutate({ company: '', topic: '', level: '', seen: { slugs: ['two-sum'], ticked: [] } }),
  },
  {
    path: 'practice.sittings',
    name: 'contests and interviews',
    max: 3,
    call: ({ trpc }) => trpc.practice.sittings.query({ page: 1 }),
  },
  { path: 'plans.own', name: 'what a plan follows from', max: 3, call: ({ trpc }) => trpc.plans.own.query() },
  {
    path: 'publicProfiles.own',
    name: 'settings of the public profile',
    max: 2,
    call: ({ trpc }) => trpc.publicProfiles.own.query(),
  },
  { path: 'publicProfiles.save', name: 'new public profile', max: 9, call: saveProfile },
  {
    path: 'publicProfiles.save',
    name: 'public profile that is there',
    max: 6,
    before: saveProfile,
    call: saveProfile,
  },
  { path: 'records.sync', name: 'new record', max: 3, call: syncRecord },
  { path: 'records.sync', name: 'record that is there', max: 3, before: syncRecord, call: syncRecord },
  { path: 'records.sync', name: 'first tick', max: 2, call: (caller) => sync(caller, [aMark({ name: 'two-sum' })]) },
  {
    path: 'records.sync',
    name: 'tick of what is ticked',
    max: 3,
    before: (caller) => sync(caller, [aMark({ name: 'two-sum' })]),
    call: (caller) => sync(caller, [aMark({ name: 'two-sum' })]),
  },
  {
    path: 'records.sync',
    name: 'ticks of an older site',
    max: 3,
    call: (caller) => sync(caller, [aMark({ companyId: 1 }), aMark({ companyId: 2 }), aMark({ name: 'Two Sum' })]),
  },
  { path: 'records.sync', name: 'look for changes', max: 2, call: (caller) => sync(caller, []) },
  {
    path: 'progress.overview',
    name: 'profile',
    max: 3,
    call: ({ trpc }) => trpc.progress.overview.query({ timeZone: 'Asia/Kolkata' }),
  },
  { path: 'progress.export', name: 'export', max: 3, call: ({ trpc }) => trpc.progress.export.query() },
  {
    path: 'progress.previewImport',
    name: 'preview of an import',
    max: 3,
    call: ({ trpc }) => trpc.progress.previewImport.mutate(FILE),
  },
  { path: 'progress.import', name: 'import', max: 9, call: ({ trpc }) => trpc.progress.import.mutate(FILE) },
  {
    path: 'progress.undoImport',
    name: 'import taken back',
    max: 11,
    before: ({ trpc }) => trpc.progress.import.mutate(FILE),
    call: ({ trpc }) => trpc.progress.undoImport.mutate(),
  },
  {
    path: 'progress.matchProblems',
    name: 'lines of a list of problems',
    max: 2,
    call: ({ trpc }) => trpc.progress.matchProblems.mutate({ lines: [['Two Sum'], ['no such problem']] }),
  },
  {
    path: 'progress.matchQuestions',
    name: 'lines of a list of questions',
    max: 2,
    call: ({ trpc }) => trpc.progress.matchQuestions.mutate({ lines: [['What is a heap?']] }),
  },
  {
    path: 'progress.codeforces',
    name: 'solved elsewhere',
    max: 3,
    call: ({ trpc }) => trpc.progress.codeforces.mutate({ handle: 'ada' }),
  },
  {
    path: 'progress.sources',
    name: 'sites to import from',
    max: 1,
    call: ({ trpc }) => trpc.progress.sources.query(),
  },
  { path: 'weeklyDigests.own', name: 'weekly digest', max: 2, call: ({ trpc }) => trpc.weeklyDigests.own.query() },
  {
    path: 'weeklyDigests.save',
    name: 'weekly digest on',
    max: 2,
    call: ({ trpc }) => trpc.weeklyDigests.save.mutate({ isOn: true, timeZone: 'Asia/Kolkata' }),
  },
];
