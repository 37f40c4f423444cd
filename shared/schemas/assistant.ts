import { z } from 'zod';
import { isTimeZone } from '../field-schema.ts';
import { charactersIn, MAX_CONVERSATION, MAX_PROMPT, MAX_TURNS } from '../rules/conversation.ts';

const MAX_ZONE = 100;
const MAX_ABOUT = 200;

/** The subject of a question to the assistant: see rules/about.ts. */
export const aboutSchema = z.string().max(MAX_ABOUT);

/** A prompt with the conversation so far, which the server does not store. */
export const askSchema = z.object({
  prompt: z
    .string({ error: 'Prompt is required' })
    .max(MAX_PROMPT, { error: `A prompt can have at most ${MAX_PROMPT.toLocaleString('en')} characters`, abort: true })
    .refine((text) => text.trim() !== '', { error: 'Prompt is required' }),
  history: z
    .array(z.object({ prompt: z.string(), answer: z.string() }))
    .max(MAX_TURNS)
    .refine((turns) => charactersIn(turns) <= MAX_CONVERSATION, { error: 'The conversation is too long' })
    .default([]),
  /** The caller's time zone; an unknown one is ignored. */
  timeZone: z.string().max(MAX_ZONE).refine(isTimeZone).optional().catch(undefined),
  about: aboutSchema.optional().catch(undefined),
});
