import { z } from 'zod';
import { VERDICTS } from '#judge/problem/verdict.ts';
import { MAX_ID } from '../rules/max-id.ts';
import { MAX_ANSWER, MAX_WRITERS } from '#shared/rules/sittings/reflection.ts';
import { MAX_TRIES, type Sitting } from '#shared/rules/sittings/sitting.ts';
import { isStorable } from '#shared/rules/text/storable.ts';
import { instant, sent, slug } from './practice.ts';

const MAX_PROBLEMS = 30;
const MAX_NAME = 500;
const DAY = 24 * 60;

const line = (what: string) =>
  z
    .string({ error: `${what} is text` })
    .max(MAX_NAME, { error: `${what} has at most ${MAX_NAME} characters` })
    .refine(isStorable, { error: `${what} contains a character that cannot be stored` });
/** Normalised, so that equal instants are equal strings. */
const moment = instant.transform((text) => new Date(text).toISOString());
const key = z.uuid({ error: 'A sitting and each of its tries have a uuid' });
const id = z.int({ error: 'A contest has an id' }).min(0).max(MAX_ID);
const answer = z
  .string({ error: 'An answer is text' })
  .max(MAX_ANSWER, { error: `An answer has at most ${MAX_ANSWER} characters` })
  .refine(isStorable, { error: 'The answer contains a character that cannot be stored' });

const reflectionSchema = z.strictObject({
  answers: z.strictObject({ well: answer, stuck: answer, next: answer }),
  changedAt: moment,
  versions: z
    .record(z.uuid(), z.int().min(0).max(MAX_ID))
    .refine((versions) => Object.keys(versions).length <= MAX_WRITERS, {
      error: `A reflection has at most ${MAX_WRITERS} writers`,
    }),
});

/** As the browser creates it and the account stores it: shared/rules/sittings/sitting.ts. */
const sittingSchema = z.strictObject({
  key,
  kind: z.enum(['contest', 'interview'], { error: 'kind must be contest or interview' }),
  contest: id.nullable(),
  title: line('The title'),
  problems: z
    .array(z.strictObject({ slug, name: line('A name'), letter: line('A letter') }))
    .max(MAX_PROBLEMS, { error: `A sitting has at most ${MAX_PROBLEMS} problems` }),
  startedAt: moment,
  minutes: z
    .int({ error: 'The minutes of a sitting must be a whole number' })
    .min(1, { error: 'A sitting must last at least a minute' })
    .max(DAY, { error: 'A sitting can last at most a day' }),
  endedAt: moment.nullable(),
  tries: z
    .array(
      z.strictObject({
        key,
        slug,
        verdict: z.enum(VERDICTS, { error: `A verdict is one of ${VERDICTS.join(', ')}` }),
        at: moment,
      }),
    )
    .max(MAX_TRIES, { error: `A sitting can have at most ${MAX_TRIES} tries` }),
  reflection: reflectionSchema.nullable(),
}) satisfies z.ZodType<Sitting>;

/** The limit for a file: an account has room for at most this many of the smallest size. */
const MAX_FILE_SITTINGS = 20_000;
export const fileSittings = z
  .array(sittingSchema)
  .max(MAX_FILE_SITTINGS, { error: `A file has at most ${MAX_FILE_SITTINGS} contests and interviews` });

export const keepSittingSchema = z.strictObject({ userKey: sent.userKey, sitting: sittingSchema });
