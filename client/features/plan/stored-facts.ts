import { queueOf } from '#client/records/progress/progress-queue.ts';
import { storedEntries } from '#client/lib/storage/storage-keys.ts';
import { readStored } from '#client/lib/storage/storage.ts';
import { DRAFTS } from '#client/records/draft-kind.ts';
import { ownerNow, recordsOf, shownOwners } from '#client/records/record-store.ts';
import { SUBMISSIONS } from '#client/records/submission-kind.ts';
import { type Work, workOf } from '#shared/rules/plan/learner-work.ts';
import { parseFlagMap } from '#shared/rules/progress/legacy-writes.ts';
import { flagKey, flagMapKey } from '#shared/rules/progress/progress-keys.ts';
import { dayIn } from '#shared/rules/progress/streaks.ts';

/** The ticks, submissions and drafts in this browser. */
export type StoredFacts = {
  names: string[];
  unticked: string[];
  companyIds: number[];
  /** The ticks made on this page and those not sent yet: the problem's name and the day. */
  marks: { name: string; day: string }[];
  work: Work[];
  /** The slugs of problems with a draft, the latest draft first. */
  drafts: string[];
};

export const NO_FACTS: StoredFacts = { names: [], unticked: [], companyIds: [], marks: [], work: [], drafts: [] };

/** Returns text, so that it compares equal while nothing changes. */
export function storedFacts(): string {
  const prefix = flagKey('done', '');
  const flags = storedEntries(prefix).map(([key, value]) => ({ name: key.slice(prefix.length), value }));
  const named = (expected: string) => flags.flatMap(({ name, value }) => (value === expected ? name : []));
  const ids = Object.entries(parseFlagMap(readStored(flagMapKey('done'))));
  const owners = shownOwners();
  const drafts = owners
    .flatMap((owner) => recordsOf(DRAFTS, owner))
    .flatMap(({ id, record }) => {
      const [slug = '', language] = id.split(':');
      return language === 'sql' ? [] : [{ slug, at: record.changedAt }];
    });
  return JSON.stringify({
    names: named('true'),
    unticked: named('false'),
    companyIds: ids.flatMap(([id, isSet]) => (isSet === true ? Number(id) : [])),
    marks: marksOf(ownerNow()),
    work: workOf(
      owners
        .flatMap((owner) => recordsOf(SUBMISSIONS, owner))
        // Their ids begin with the slug, like the ids of drafts.
        .map(({ id, record: { verdict, submittedAt } }) => ({ slug: id.split(':')[0] ?? '', verdict, submittedAt })),
    ),
    drafts: drafts.toSorted((a, b) => b.at - a.at).map(({ slug }) => slug),
  } satisfies StoredFacts);
}

/** The ticks that this page has seen in the queue, by owner: once sent, the browser stores them without their day. */
const seen = new Map<string, Map<string, string>>();

function marksOf(owner: string): { name: string; day: string }[] {
  const marks = seen.get(owner) ?? new Map<string, string>();
  for (const { name, day } of queuedMarks(owner)) marks.set(name, day);
  seen.set(owner, marks);
  return [...marks].map(([name, day]) => ({ name, day }));
}

const queuedMarks = (owner: string) =>
  queueOf(owner).flatMap(({ problem, field, value, changedAt, timeZone }) =>
    field === 'done' && value === 'true' && changedAt !== null && 'name' in problem
      ? { name: problem.name, day: dayIn(timeZone, Date.parse(changedAt)) }
      : [],
  );
