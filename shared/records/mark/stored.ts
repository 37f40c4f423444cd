import { z } from 'zod';
import { MAX_ID } from '#shared/rules/max-id.ts';
import { readMarkId } from '#shared/rules/progress/mark-ids.ts';
import { after, at, by, day, recordId, type StoredKind, text } from '#shared/records/stored-kind.ts';
import { areEqual } from '#shared/records/record-kind.ts';
import { type Mark, MAX_COMPANY_IDS, MAX_DAYS, MAX_PROBLEM_NAME, mergeDays } from './mark.ts';

export const storedMark = {
  schema: z.object({
    at,
    by,
    isSet: z.boolean(),
    madeAt: at.optional(),
    name: text(MAX_PROBLEM_NAME),
    companyIds: z.array(z.int().min(0).max(MAX_ID)).max(MAX_COMPANY_IDS),
    days: z
      .record(day, z.object({ at, isTicked: z.boolean(), madeAt: at.optional() }))
      .refine((days) => Object.keys(days).length <= MAX_DAYS, { error: `Has more than ${MAX_DAYS} days` }),
  }),
  id: recordId.refine((id) => readMarkId(id) !== null),
  undone({ before, written }) {
    // Later than the imported ones, which a device may merge again.
    const days = Object.entries(written.days).map(([name, one]) => {
      const former = before?.days[name];
      const isKept = former !== undefined && areEqual(former, one);
      return [name, isKept ? one : { at: one.at + 1, isTicked: former?.isTicked ?? false }] as const;
    });
    const restored = before ?? { ...written, isSet: false };
    return { ...restored, ...after(written, before), days: mergeDays(before?.days ?? {}, Object.fromEntries(days)) };
  },
} satisfies StoredKind<Mark>;
