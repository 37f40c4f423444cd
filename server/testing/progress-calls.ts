import { randomUUID } from 'node:crypto';
import type { Person, TestApp } from '#server/testing/test-app.ts';
import type { ProgressField } from '#shared/rules/progress/progress-merge.ts';
import type { QueuedChange } from '#shared/schemas/progress.ts';

type ChangeFields = {
  name?: string;
  companyId?: number;
  field?: ProgressField;
  value?: string;
  changedAt?: string | null;
  changeKey?: string;
  timeZone?: string;
  replaces?: string;
  isMerged?: boolean;
};

/** A change, by default a tick. */
export const change = ({
  name = 'Two Sum',
  companyId,
  field = 'done',
  value = 'true',
  ...others
}: ChangeFields = {}) => ({
  changeKey: randomUUID(),
  problem: companyId === undefined ? { name } : { companyId },
  field,
  value,
  changedAt: '2026-03-10T10:00:00.000Z',
  timeZone: 'UTC',
  isMerged: false,
  ...others,
});

type Options = { since?: number; person?: Person; sentAt?: string; userKey?: string };

/** Calls and rows of a learner's progress: the current learner's, unless another person is passed. */
export const progressOf = (app: TestApp, current: () => Person) => ({
  sync: (changes: QueuedChange[] = [], { since = 0, person = current(), ...others }: Options = {}) =>
    app.trpc(person.token).progress.sync.mutate({
      userKey: person.key,
      sentAt: new Date().toISOString(),
      since,
      changes,
      ...others,
    }),

  rows: (person = current()) =>
    app.database.prisma.progress.findMany({
      where: { userKey: person.key },
      orderBy: [{ problemName: 'asc' }, { field: 'asc' }],
    }),

  activity: async (person = current()) => {
    const marks = await app.database.prisma.activityMark.findMany({ where: { userKey: person.key } });
    return marks.map(({ day, problemName }) => `${day} ${problemName}`).toSorted();
  },

  overview: (timeZone = 'UTC') => app.trpc(current().token).progress.overview.query({ timeZone }),
  exported: async (person = current()) => app.trpc(person.token).progress.export.query(),
});
