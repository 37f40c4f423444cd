import { randomUUID } from 'node:crypto';
import { createTRPCClient, httpBatchStreamLink } from '@trpc/client';
import { beforeEach, expect, test } from 'vitest';
import { startTestApp } from '#server/testing/test-app.ts';
import type { AppRouter } from '#server/domains.ts';
import type { SyncedEntry } from '#shared/records/kinds.ts';
import { addDays, dayIn } from '#shared/rules/progress/streaks.ts';
import { reviewsIn } from './review-answers.ts';

const app = await startTestApp();
beforeEach(() => app.database.prisma.rateLimit.deleteMany());

test.each([
  'What is due today?',
  'which cards are due',
  'Why is this due?',
  'why is Two Sum due today',
  'How many reviews are due?',
  'what should I review today?',
  'What should I revise next',
])('%s asks for the own reviews', (prompt) => {
  expect(reviewsIn(prompt)).toEqual({ kind: 'reviews' });
});

test.each([
  'What is a deadlock due to?',
  'why is an overflow due to signed arithmetic',
  'What is the due date of a task in scheduling?',
  'What should I revise for operating systems?',
  'What is a code review?',
  'Weekly revision plan',
])('%s does not', (prompt) => {
  expect(reviewsIn(prompt)).toBeNull();
});

const TODAY = dayIn('UTC', Date.now());
const DAY = addDays(TODAY, -30);

async function learner(title: string) {
  const { key, token } = await app.createUser();
  const event = { key: randomUUID(), at: 1 };
  const records: SyncedEntry[] = [
    {
      kind: 'review-card',
      id: 'problem:two-sum',
      record: {
        events: [
          { ...event, kind: 'added', day: DAY, title, scheduler: 'FSRS-6' },
          { key: randomUUID(), at: 2, kind: 'reviewed', day: DAY, rating: 3, seconds: null },
        ],
      },
    },
    {
      kind: 'review-card',
      id: 'question:os/4',
      record: {
        events: [{ key: randomUUID(), at: 3, kind: 'added', day: DAY, title: 'A process', scheduler: 'FSRS-6' }],
      },
    },
  ];
  await app.trpc(token).records.sync.mutate({ userKey: key, sentAt: new Date().toISOString(), since: 0, records });
  return token;
}

async function answerTo(prompt: string, token?: string, about?: string): Promise<string> {
  const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  const { assistant } = createTRPCClient<AppRouter>({
    links: [httpBatchStreamLink({ url: `${app.url}/trpc`, headers })],
  });
  let answer = '';
  for await (const piece of await assistant.ask.mutate({ prompt, timeZone: 'UTC', about })) answer += piece;
  return answer;
}

test('tells a learner what is due and why, from their own cards only', async () => {
  const [ada, grace] = [await learner('Two Sum of Ada'), await learner('Two Sum of Grace')];
  const answer = await answerTo('What is due today?', ada);
  expect(answer).toContain(`[Two Sum of Ada](/Problem/two-sum): you rated it ‘good’ on ${DAY}, to come back after `);
  expect(answer).toMatch(/after \d+ days; due since \d{4}-\d\d-\d\d\./);
  expect(answer).toContain('A process: new, you have not reviewed it yet.');
  expect(answer).not.toContain('Grace');
  expect(await answerTo('What is due today?', grace)).not.toContain('Ada');
});

test('says why a problem is due when asked from its page', async () => {
  const answer = await answerTo('Why is this due?', await learner('Two Sum'), 'problem/two-sum');
  expect(answer).toContain('[Two Sum](/Problem/two-sum): you rated it ‘good’');
  expect(answer).not.toContain('A process');
  const other = await answerTo('Why is this due?', await learner('Two Sum'), 'problem/three-sum');
  expect(other).toMatch(/^This problem is not due today\.[^]*A process/);
});

test('tells a learner with nothing due, and a visitor, so', async () => {
  expect(await answerTo('What is due today?', (await app.createUser()).token)).toContain('Nothing is due today.');
  expect(await answerTo('What is due today?')).toContain('signed in');
});
