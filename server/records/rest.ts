import { z } from 'zod';
import { route, type Route } from '#server/http/rest/route.ts';
import { dueSchema, notesSchema } from '#shared/schemas/learners-program.ts';
import type { RecordsService } from './records.ts';

const day = z.iso.date();
const cardSchema = z
  .object({
    id: z.string().meta({ description: 'problem:two-sum or question:os/4' }),
    title: z.string(),
    dueOn: day.nullable().meta({ description: 'Null for a card that was never reviewed' }),
    lastReviewedOn: day.nullable(),
    lastRating: z
      .union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)])
      .nullable()
      .meta({ description: '1 needed the solution, 2 hard, 3 good, 4 easy' }),
    intervalDays: z.int().meta({ description: 'From the last review to the one that is due' }),
  })
  .meta({ id: 'dueCard' });

const dueCardsSchema = z.object({
  today: day.meta({ description: 'In the given time zone' }),
  cards: z.array(cardSchema).meta({ description: 'In the order in which they are best reviewed' }),
  done: z.int().meta({ description: "How many of today's are done" }),
  putOff: z.int().meta({ description: 'How many are due beyond the daily maximum' }),
});

const noteSchema = z
  .object({
    id: z.string().meta({ description: 'What it is about, as in problem:two-sum' }),
    title: z.string(),
    text: z.string(),
    changedAt: z.iso.datetime().nullable().meta({ description: 'Null where it is unknown' }),
  })
  .meta({ id: 'ownNote' });

const shared = { method: 'GET', tag: 'learner', learnersOwn: true } as const;

export const recordRoutes = (records: RecordsService): Route[] => [
  route({
    ...shared,
    path: '/reviews/due',
    action: 'reviews.read',
    isExpensive: true,
    summary: 'What the learner is to review today, with the last rating and interval of each card',
    query: {
      timeZone: dueSchema.shape.timeZone.meta({
        description: 'The time zone that decides which day it is, like Asia/Kolkata',
      }),
    },
    answer: { status: 200, schema: dueCardsSchema },
    errors: [400],
    handle: async ({ viewer, query }) => ({ body: await records.due(viewer, query) }),
  }),
  route({
    ...shared,
    path: '/notes',
    action: 'notes.read',
    summary: "The learner's notes, newest first",
    query: notesSchema.shape,
    answer: {
      status: 200,
      schema: z.object({ items: z.array(noteSchema), total: z.int(), page: z.int(), pageSize: z.int() }),
    },
    errors: [400],
    handle: async ({ viewer, query }) => ({ body: await records.notes(viewer, query) }),
  }),
];
