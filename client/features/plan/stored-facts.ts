import { DRAFTS } from '#client/records/draft-kind.ts';
import { shownOwners } from '#client/records/owner.ts';
import { recordsOf } from '#client/records/record-store.ts';
import { SUBMISSIONS } from '#client/records/submission-kind.ts';
import { MARKS } from '#client/records/marks.ts';
import { type Work, workOf } from '#shared/rules/plan/learner-work.ts';
import { markId } from '#shared/rules/progress/mark-ids.ts';

/** The ticks, submissions and drafts in this browser. */
export type StoredFacts = {
  /** The subjects of marks: shared/rules/progress/mark-ids.ts. */
  ticked: string[];
  unticked: string[];
  /** The days on which problems were ticked, in order. */
  marks: { subject: string; day: string }[];
  work: Work[];
  /** The slugs of problems with a draft, the latest draft first. */
  drafts: string[];
};

export const NO_FACTS: StoredFacts = { ticked: [], unticked: [], marks: [], work: [], drafts: [] };

/** Returns text, so that it compares equal while nothing changes. */
export function storedFacts(): string {
  const owners = shownOwners();
  const start = markId('done', '');
  const ticks = owners.flatMap((owner) =>
    recordsOf(MARKS, owner, start).map(({ id, record: { record } }) => ({ subject: id.slice(start.length), record })),
  );
  const drafts = owners
    .flatMap((owner) => recordsOf(DRAFTS, owner))
    .flatMap(({ id, record }) => {
      const [slug = '', language] = id.split(':');
      return language === 'sql' ? [] : [{ slug, at: record.changedAt }];
    });
  return JSON.stringify({
    ticked: ticks.flatMap(({ subject, record }) => (record.isSet ? subject : [])),
    unticked: ticks.flatMap(({ subject, record }) => (record.isSet ? [] : subject)),
    marks: ticks
      .flatMap(({ subject, record }) =>
        Object.entries(record.days).flatMap(([day, { isTicked }]) => (isTicked ? { subject, day } : [])),
      )
      .toSorted((a, b) => (a.day < b.day ? -1 : 1)),
    work: workOf(
      owners
        .flatMap((owner) => recordsOf(SUBMISSIONS, owner))
        // Their ids begin with the slug, like the ids of drafts.
        .map(({ id, record: { verdict, submittedAt } }) => ({ slug: id.split(':')[0] ?? '', verdict, submittedAt })),
    ),
    drafts: drafts.toSorted((a, b) => b.at - a.at).map(({ slug }) => slug),
  } satisfies StoredFacts);
}
