import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { headerOf } from '#server/testing/notes.ts';
import { startTestApp } from '#server/testing/test-app.ts';
import { seededRandom } from '#judge/values/random.ts';

/**
 * A question in a learner's own words. The answer is right when its first link leads to one of the pages in `names`
 * (a title, a URL, or a question's category and id), and when it contains every text in `says`.
 */
type AskedQuestion = { question: string; names?: string[]; says?: string[] };

// A fixed file beside this test.
const ASKED = JSON.parse(readFileSync(new URL('asked-questions.json', import.meta.url), 'utf8')) as AskedQuestion[];

/** The rules were tuned on one half only; of the other half, nothing but this count was looked at. */
const shuffled = seededRandom(2026).shuffle(ASKED);
const [tuned, unseen] = [shuffled.slice(0, 50), shuffled.slice(50)];

const app = await startTestApp({ withContent: true });

beforeEach(() => app.database.prisma.rateLimit.deleteMany());

const FIRST_LINK = /\[((?:\\.|[^\]\\])+)\]\((\S+?)\)/;

async function answerTo(prompt: string): Promise<string> {
  await app.database.prisma.rateLimit.deleteMany();
  const answer = await app.rest('/chat', { method: 'POST', body: { prompt } });
  expect(answer.status, answer.text).toBe(200);
  return answer.json<{ text: string }>().text;
}

async function isRight({ question, names, says = [] }: AskedQuestion): Promise<boolean> {
  const answer = await answerTo(question);
  const [, label = '', address = ''] = FIRST_LINK.exec(answer) ?? [];
  const title = label.replaceAll('\\', '');
  const isNamed = !names || names.map(headerOf).some((name) => title.startsWith(name) || address.includes(name));
  const isSaid = says.every((text) => answer.includes(text)) && address !== '';
  return isNamed && isSaid && !answer.includes('I found nothing');
}

async function rightOf(questions: readonly AskedQuestion[], onWrong?: (question: AskedQuestion) => void) {
  let count = 0;
  for (const question of questions) {
    if (await isRight(question)) count++;
    else onWrong?.(question);
  }
  return count;
}

test('answers nearly all questions that the rules were tuned on from the right page', async () => {
  const wrong: string[] = [];
  const count = await rightOf(tuned, ({ question }) => wrong.push(question));
  expect(count, `answered otherwise: ${wrong.join(' | ')}`).toBeGreaterThanOrEqual(48);
}, 120_000);

test('answers nine of ten questions that the rules were not tuned on from the right page', async () => {
  expect(await rightOf(unseen)).toBeGreaterThanOrEqual(46);
}, 120_000);
