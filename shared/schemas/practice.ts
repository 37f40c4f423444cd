import { z } from 'zod';
import { fieldSchema } from '../field-schema.ts';
import { languages } from '../judge/languages.ts';
import { VERDICTS } from '../judge/verdict.ts';
import { problem } from '../resources/problem.ts';
import { MAX_ID } from '../rules/max-id.ts';
import { MAX_CODE, MAX_FOLLOWED, MAX_SUBMISSIONS } from '#shared/rules/practice/practice-limits.ts';
import { isStorable } from '#shared/rules/text/storable.ts';

const MAX_SLUG = 100;

const slugRule = fieldSchema(problem.fields.slug, 'The problem', true);
export const slug = z
  .string({ error: 'The problem must be text' })
  .max(MAX_SLUG, { error: `A problem's address has at most ${MAX_SLUG} characters` })
  .superRefine((value, context) => {
    for (const { message } of slugRule.safeParse(value).error?.issues ?? []) context.addIssue(message);
  })
  // Addresses are the same in any case.
  .transform((value) => value.toLowerCase());
const language = z.enum(languages, { error: `A language is one of ${languages.join(', ')}` });
const code = z
  .string({ error: 'Code is text' })
  .max(MAX_CODE, { error: `Code has at most ${MAX_CODE} characters` })
  .refine(isStorable, { error: 'The code holds a character that cannot be kept' });
export const instant = z.iso.datetime({ error: 'A time is given like 2026-11-21T09:30:00.000Z' });
const count = z
  .int({ error: 'Cases and milliseconds are whole numbers' })
  .min(0, { error: 'Cases and milliseconds are not negative' })
  .max(MAX_ID, { error: `Cases and milliseconds are at most ${MAX_ID}` });
const changeKey = z.uuid({ error: 'A change has a uuid' });

/** Whose work it is, for in a browser somebody else may have signed in meanwhile, and what the client's clock says now. */
export const sent = { userKey: z.uuid({ error: 'Work is of a learner' }), sentAt: instant };

export const mineSchema = z.strictObject({ slug });

export const saveDraftSchema = z.strictObject({
  ...sent,
  slug,
  language,
  code,
  previousCode: code.nullable(),
  /** By the learner's clock. */
  changedAt: instant,
  changeKey,
  /** As shared/rules/practice/draft-merge.ts has them. */
  follows: z.array(changeKey).max(MAX_FOLLOWED, { error: `A change follows at most ${MAX_FOLLOWED} others` }),
  seen: z.int().min(0).max(MAX_ID),
});

const submissionSchema = z
  .strictObject({
    /** Made by the browser: sent twice it is one. */
    key: z.uuid({ error: 'A submission has a uuid' }),
    slug,
    language,
    verdict: z.enum(VERDICTS, { error: `A verdict is one of ${VERDICTS.join(', ')}` }),
    milliseconds: count.nullable(),
    passed: count,
    total: count,
    code,
    /** By the learner's clock. */
    submittedAt: instant,
  })
  .refine(({ passed, total }) => passed <= total, { error: 'No more cases pass than there are', path: ['passed'] });

export const keepSubmissionsSchema = z.strictObject({
  ...sent,
  submissions: z
    .array(submissionSchema)
    .max(MAX_SUBMISSIONS, { error: `One call brings at most ${MAX_SUBMISSIONS} submissions` }),
});

/** As a file has them. So many of the least size fill an account. */
const MAX_FILE_WORK = 20_000;
const tooMany = (what: string) => ({ error: `A file has at most ${MAX_FILE_WORK} ${what}` });
export const fileDrafts = z
  .array(z.object({ slug, language, code, previousCode: code.nullable(), changedAt: instant }))
  .max(MAX_FILE_WORK, tooMany('drafts'));
export const fileSubmissions = z.array(submissionSchema).max(MAX_FILE_WORK, tooMany('submissions'));

export type SaveDraftInput = z.output<typeof saveDraftSchema>;
export type KeepSubmissionsInput = z.output<typeof keepSubmissionsSchema>;
/** As the browser makes and the account keeps one. */
export type Submission = z.output<typeof submissionSchema>;
