import { listProblems } from '#server/testing/list-problems.ts';
import { randomUUID } from 'node:crypto';
import { createTRPCClient, httpBatchStreamLink } from '@trpc/client';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createBody } from '#server/testing/factories.ts';
import { aSubmission } from '#server/testing/personal-calls.ts';
import { aMark } from '#server/testing/progress-calls.ts';
import { startModelProvider, streaming } from '#server/testing/servers/model-provider.ts';
import { type Person, startTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { AppRouter } from '#server/domains.ts';
import type { StudyPlan } from '#shared/records/study-plan/study-plan.ts';
import { resources } from '#shared/resources/index.ts';
import { addDays, dayIn } from '#shared/rules/progress/streaks.ts';

const app = await startTestApp();
const { prisma } = app.database;
beforeEach(() => prisma.rateLimit.deleteMany());

const TODAY = dayIn('UTC', Date.now());

for (const [name, level, reports] of [
  ['often', 'Easy', 'Amazon 9'],
  ['seldom', 'Easy', 'Amazon 2'],
  ['third', 'Easy', 'Amazon 1, Google 5'],
  ['hard', 'Hard', 'Amazon 1'],
  ['never', 'Easy', 'Google 3'],
] as const) {
  const problem = { name, slug: name, kind: 'function', level, topics: 'Graphs' };
  await listProblems(prisma, 'problem', [createBody(resources.problem, problem) as never]); // as its descriptor says
  const companyProblem = { name, level, companies: 'Amazon, Google', reports };
  await listProblems(prisma, 'companyProblem', [createBody(resources.companyProblem, companyProblem) as never]); // likewise
}

async function answerTo(prompt: string, token?: string, testApp: TestApp = app): Promise<string> {
  const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  const { assistant } = createTRPCClient<AppRouter>({
    links: [httpBatchStreamLink({ url: `${testApp.url}/trpc`, headers })],
  });
  let answer = '';
  for await (const piece of await assistant.ask.mutate({ prompt, timeZone: 'UTC' })) answer += piece;
  return answer;
}

const save = ({ key, token }: Person, fields: Partial<StudyPlan>) =>
  app.trpc(token).records.sync.mutate({
    userKey: key,
    sentAt: new Date().toISOString(),
    since: 0,
    records: [
      {
        kind: 'study-plan',
        id: 'own',
        record: {
          at: 1,
          by: 'a',
          isOn: true,
          interviewOn: '2100-01-01',
          company: 'Google',
          minutesPerWeek: 7 * 30,
          daysOff: [],
          level: 'beginner',
          timeZone: 'UTC',
          calendar: null,
          ...fields,
        },
      },
    ],
  });

const daysOf = (answer: string) =>
  answer
    .split(/^### /m)
    .slice(1)
    .filter((part) => !part.startsWith('Left out'))
    .map((part) => [...part.matchAll(/^- \[([^\]]+)\]\((\/[^)]+)\)/gm)].map(([, name]) => name));

describe('a plan for a company', () => {
  test('has problems that the learner has not done, fits their hours, and says what is left out and why', async () => {
    const [ada, grace] = [await app.createUser(), await app.createUser()];
    await save(ada, {});
    await save(grace, {});
    const sent = { userKey: ada.key, sentAt: new Date().toISOString() };
    const yesterday = new Date(Date.now() - 2 * 86_400_000).toISOString();
    await app.trpc(ada.token).practice.keepSubmissions.mutate({
      ...sent,
      submissions: [{ ...aSubmission('often'), submittedAt: yesterday }],
    });
    const answer = await answerTo('plan two days for Amazon', ada.token);
    expect(daysOf(answer)).toEqual([['seldom'], ['third']]);
    expect(answer).toContain('## 2 days for Amazon');
    expect(answer).toContain('3.5 hours a week, as in your plan');
    expect(answer).toContain('[seldom](/Problem/seldom) (Easy), 30 min: reported 2 times for Amazon.');
    expect(answer).toContain('1 problem: too hard for a beginner ([hard](/Problem/hard))');
    expect(answer).toContain('1 problem: Amazon is not reported to have asked it ([never](/Problem/never))');
    expect(answer).toContain('Your own plan for Google stays as it is.');
    expect(answer).toContain(`set ${addDays(TODAY, 2)} as the day of the interview on [Plan](/Plan)`);
    const other = await answerTo('plan two days for Amazon', grace.token);
    expect(daysOf(other)).toEqual([['often'], ['seldom']]);
    expect(other).toContain('1 problem: no time before');
  });

  test("is for two weeks of an hour a day by default, with each day's reviews first", async () => {
    const ada = await app.createUser();
    const day = addDays(TODAY, -30);
    await app.trpc(ada.token).records.sync.mutate({
      userKey: ada.key,
      sentAt: new Date().toISOString(),
      since: 0,
      records: [
        {
          kind: 'review-card',
          id: 'problem:third',
          record: {
            events: [{ key: randomUUID(), at: 2, kind: 'reviewed', day, rating: 3, seconds: null }],
          },
        },
      ],
    });
    const answer = await answerTo('Create a plan for Amazon', ada.token);
    expect(answer).toContain('7 hours a week, for a beginner.');
    const days = daysOf(answer);
    expect(days).toHaveLength(14);
    expect(days[0]?.[0]).toBe('1 review');
    expect(days.flat()).toContain('never');
  });

  test('leaves out what is done today, and names days off and companies without reports', async () => {
    const ada = await app.createUser();
    await save(ada, { daysOff: [new Date(`${TODAY}T00:00:00Z`).getUTCDay()] });
    await app.trpc(ada.token).records.sync.mutate({
      userKey: ada.key,
      sentAt: new Date().toISOString(),
      since: 0,
      records: [aMark({ name: 'often', at: new Date().toISOString() })],
    });
    const answer = await answerTo('plan a day for Amazon', ada.token);
    expect(answer).toContain('(Easy), 30 min: done today.');
    await save(ada, { daysOff: [0, 1, 2, 3, 4, 5, 6], at: 2 });
    expect(await answerTo('plan a day for Amazon', ada.token)).toContain('No day of your plan has any time');
  });

  test('treats a visitor as a learner who has done nothing, and links the page of plans', async () => {
    const answer = await answerTo('plan two weeks for Amazon');
    expect(daysOf(answer)[0]).toEqual(['often', 'seldom']);
    expect(answer).toContain('You are not signed in, so I cannot see what you have done: [Plan](/Plan)');
  });
});

describe('with a language model', async () => {
  const provider = await startModelProvider();
  afterAll(() => provider.close());
  const withModel = await startTestApp({ model: provider.model(20_000), databaseUrl: app.databaseUrl });

  test('the model gets the plan of the asking learner only', async () => {
    const [ada, grace] = [await app.createUser(), await app.createUser()];
    await app.trpc(ada.token).records.sync.mutate({
      userKey: ada.key,
      sentAt: new Date().toISOString(),
      since: 0,
      records: [aMark({ name: 'often', at: '2026-01-01T00:00:00.000Z' })],
    });
    for (const [who, first] of [
      [ada, 'seldom'],
      [grace, 'often'],
    ] as const) {
      provider.requests = [];
      provider.answerBy(streaming('Here you are.'));
      expect(await answerTo('plan three days for Amazon', who.token, withModel)).toContain('Here you are.');
      const [system] = provider.requests[0]?.messages ?? [];
      expect(system?.content).toContain("# From the site's data\n\n## 3 days for Amazon");
      expect(daysOf(system?.content ?? '')[0]?.[0]).toBe(first);
    }
  });
});
