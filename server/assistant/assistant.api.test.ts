import { createTRPCClient, httpBatchStreamLink } from '@trpc/client';
import { beforeEach, describe, expect, test } from 'vitest';
import { settled } from '#server/testing/apis.ts';
import { headerOf } from '#server/testing/notes.ts';
import { aMark, progressOf } from '#server/testing/progress-calls.ts';
import { startTestApp } from '#server/testing/test-app.ts';
import type { AppRouter } from '#server/domains.ts';
import { recentTurns, type Turn } from '#shared/rules/conversation.ts';
import { studyAnchor } from '#shared/rules/study/study-items.ts';

const app = await startTestApp({ withContent: true });
const { prisma } = app.database;

beforeEach(() => prisma.rateLimit.deleteMany());

const streaming = createTRPCClient<AppRouter>({ links: [httpBatchStreamLink({ url: `${app.url}/trpc` })] });

const chat = (body: unknown, token?: string) => app.rest('/chat', { method: 'POST', body, token });

async function answerTo(prompt: string, token?: string): Promise<string> {
  const answer = await chat({ prompt }, token);
  expect(answer.status, answer.text).toBe(200);
  return answer.json<{ text: string }>().text;
}

const linksIn = (text: string) => Array.from(text.matchAll(/\]\((\S+?)\)/g), ([, address = '']) => address);
const problemsIn = (text: string) => Array.from(text.matchAll(/^- \[(.+?)\]\(/gm), ([, name = '']) => name);

describe('the weekly plan', () => {
  const daysOf = (plan: string) => plan.split(/^### /m).slice(1);
  const NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

  test('names seven days with problems of the site that get harder, and links them', async () => {
    const plan = await answerTo('Weekly DSA practice plan');
    const days = daysOf(plan);
    expect(days.map((day) => day.split(':')[0])).toEqual(NAMES);
    const ranks = { Easy: 0, Medium: 1, Hard: 2 } as const;
    const hardness = await Promise.all(
      days.map(async (day) => {
        const names = problemsIn(day);
        expect(names.length).toBeGreaterThanOrEqual(2);
        const rows = await prisma.topicProblem.findMany({ where: { name: { in: names } } });
        expect(new Set(rows.map(({ name }) => name)).size).toBe(names.length);
        for (const { link } of rows) expect(day).toContain(`](${link})`);
        const sum = rows.reduce((total, { level }) => total + ranks[level as keyof typeof ranks], 0);
        return sum / rows.length;
      }),
    );
    expect(hardness).toEqual(hardness.toSorted((one, other) => one - other));
    expect(plan).toContain('built-in assistant');
  });

  test('leaves out what a signed-in learner has done, at both APIs', async () => {
    const learner = await app.createUser();
    const first = problemsIn(await answerTo('Weekly DSA practice plan', learner.token));
    const done = first.slice(0, 5);
    await progressOf(app, () => learner).sync(done.map((name) => aMark({ name })));
    const plan = await answerTo('Weekly DSA practice plan', learner.token);
    const second = problemsIn(plan);
    expect(second.filter((name) => done.includes(name))).toEqual([]);
    expect(second).toHaveLength(first.length);
    expect(plan).toContain('What you have done already is left out (5 of');
    expect(problemsIn(await answerTo('Weekly DSA practice plan'))).toEqual(first);
  });
});

test('the language plan has twelve weeks of notes in order, each with problems', async () => {
  const plan = await answerTo('12-week plan for Java');
  const weeks = plan.split(/^### /m).slice(1);
  expect(weeks.map((week) => week.split('\n')[0])).toEqual(
    Array.from({ length: 12 }, (_, index) => `Week ${index + 1}`),
  );
  const notes = await prisma.question.findMany({ where: { category: 'java' }, orderBy: { id: 'asc' } });
  const read = linksIn(plan).flatMap((address) => /#(.+)$/.exec(address)?.[1] ?? []);
  expect(read).toEqual(notes.map(studyAnchor));
  for (const week of weeks) expect(week).toMatch(/Practise .*:\n\n- /);
});

test('the other two suggestions list project ideas', async () => {
  const projects = await answerTo('Real-world coding projects');
  expect(problemsIn(projects)).toEqual([]);
  expect(projects).toContain('**Expense tracker** (Easy)');
  expect(projects).toContain('(/Project)');
  const roadmap = await answerTo('Portfolio project roadmap');
  expect(roadmap).toContain('Weeks 1 to 2');
  expect(linksIn(roadmap)).toContain('/detail/53');
});

describe('explanations', () => {
  test("'explain deadlock' is answered with a passage of the right note and its link", async () => {
    const answer = await answerTo('explain deadlock');
    const note = await prisma.question.findFirstOrThrow({ where: { category: 'os', id: 21 } });
    expect(answer.split('\n')[0]).toBe(`**[${note.header}](/CS-Fundamental?page=3#${studyAnchor(note)})**`);
    expect(answer).toContain('> A deadlock is a cycle of waiting');
  });

  test.each(['explain deadlok', 'What is a deadlock?', 'Can you please tell me about deadlocks'])(
    '%s finds it too',
    async (prompt) => {
      expect((await answerTo(prompt)).split('\n')[0]).toMatch(/deadlock/i);
    },
  );

  test.each([
    ['what is polymorphism', /polymorphism/i],
    ['difference between TCP and UDP', /TCP|UDP/],
    ['explain normalization in DBMS', /normal/i],
    ['how does a hash map work', /hash/i],
    ['what is a closure in javascript', /closure/i],
    ['explain the sliding window technique', /window/i],
  ])('%s', async (prompt, header) => {
    expect((await answerTo(prompt)).split('\n')[0]).toMatch(header);
  });

  test.each([
    ['explain hash map', 'dsa/15'],
    ['hashtable', 'dsa/15'],
    ['what is hashing', 'dsa/15'],
    ['how does HashMap work in Java', 'java/23'],
    ['what is a dictionary in Python', 'py/17'],
    ['what is DP', 'dsa/33'],
    ['explain memoization', 'dsa/33'],
    ['what is BFS', 'dsa/25'],
    ['breadth first search', 'dsa/25'],
    ['LIFO', 'dsa/9'],
    ['explain FIFO', 'dsa/9'],
    ['linked lists', 'dsa/2'],
    ['LinkedList', 'dsa/2'],
    ['what is a mutex', 'os/16'],
    ['inner join vs outer join', 'dbms/10'],
    ['joins', 'Joins'],
    ['explain OOPs', 'cpp/1'],
    ['Big O', 'dsa/1'],
    ['space complexity', 'dsa/1'],
    ['what is BST', 'dsa/19'],
    ['min heap', 'dsa/22'],
    ['AVL tree', 'dsa/21'],
    ['explain DSU', 'dsa/27'],
    ['MST', 'dsa/30'],
    ['prefix tree', 'dsa/23'],
    ['binary indexed tree', 'dsa/40'],
    ['LIS', 'dsa/35'],
    ['topo sort', 'dsa/26'],
    ['quick sort', 'dsa/13'],
    ['transactions in dbms', 'dbms/31'],
    ['foreign key', 'dbms/4'],
    ['SQL indexing', 'dbms/25'],
    ['multithreading in java', 'java/38'],
    ['IPC', 'os/9'],
    ['domain name system', 'cn/26'],
    ['shortest path algorithm', 'dsa/28'],
  ])('%s finds the note that uses another word for it', async (prompt, header) => {
    expect(/^\*\*\[(.+?)\]\(/.exec(await answerTo(prompt))?.[1]).toBe(headerOf(header));
  });

  test('every link leads to a page of the site', async () => {
    for (const prompt of ['explain deadlock', 'what is polymorphism', 'two sum']) {
      for (const linkUrl of linksIn(await answerTo(prompt)).filter((one) => one.startsWith('/'))) {
        expect((await app.rest(linkUrl.split('#')[0] ?? '', { headers: { Accept: 'text/html' } })).status).toBe(200);
      }
    }
  });

  test.each(['recipe for banana pancakes', 'who won the football world cup', 'xyzzyplugh'])(
    'for %s there is none: the answer says so and lists the nearest topics',
    async (prompt) => {
      const answer = await answerTo(prompt);
      expect(answer).toContain('I found nothing about that on this site');
      expect(answer).toContain('The topics of the site are Arrays, ');
    },
  );

  test('text from the site is escaped in answers', async () => {
    const administrator = await app.createAdministrator();
    const header = 'Quuxology <img src=x> [trap](javascript:alert(1))';
    const body = { id: 900, header, text: '# Quuxology\n<script>x</script>', category: 'os' };
    await app.rest('/notecontent', { method: 'POST', body, token: administrator.token });
    const answer = await answerTo('explain quuxology');
    expect(answer).toContain('\\<img src=x\\> \\[trap\\](javascript:alert(1))');
    expect(answer).toContain('> \\# Quuxology');
    expect(answer).not.toMatch(/[^\\]<script/);
  });
});

describe('intents for problems', () => {
  test("'problems asked at Amazon on graphs' lists them", async () => {
    const answer = await answerTo('problems asked at Amazon on graphs');
    const names = problemsIn(answer);
    expect(names.length).toBeGreaterThan(3);
    const rows = await prisma.companyProblem.findMany({ where: { name: { in: names } } });
    for (const { companies, topic } of rows) {
      expect(companies.split(',').map((company) => company.trim())).toContain('Amazon');
      expect(topic).toMatch(/Graph/);
    }
    expect(linksIn(answer)).toContain('/Company-Wise-Sheet?company=Amazon');
  });

  test("'easy DP problems' lists them", async () => {
    const rows = await prisma.topicProblem.findMany({
      where: { name: { in: problemsIn(await answerTo('easy DP problems')) } },
    });
    expect(rows.length).toBeGreaterThan(0);
    for (const { level, topic } of rows) expect([level, topic]).toEqual(['Easy', expect.stringMatching(/Dynamic/)]);
  });

  test("'random hard problem' does not always draw the same one", async () => {
    const drawn = new Set<string>();
    for (let count = 0; count < 12; count++) {
      const [name = ''] = problemsIn(await answerTo('random hard problem'));
      drawn.add(name);
    }
    expect(drawn.size).toBeGreaterThan(1);
    const rows = await prisma.companyProblem.findMany({ where: { name: { in: [...drawn] } } });
    expect(new Set(rows.map(({ level }) => level))).toEqual(new Set(['Hard']));
  });
});

describe('a prompt that continues the one before', () => {
  /** The answers to the prompts of one conversation, sent as a page sends them. */
  async function conversation(...prompts: string[]): Promise<string[]> {
    const history: Turn[] = [];
    for (const prompt of prompts) {
      let answer = '';
      for await (const piece of await streaming.assistant.ask.mutate({ prompt, history: recentTurns(history) }))
        answer += piece;
      history.push({ prompt, answer });
    }
    return history.map(({ answer }) => answer);
  }
  const levelsOf = async (answer: string) => {
    const where = { name: { in: problemsIn(answer) } };
    const rows = [
      await prisma.topicProblem.findMany({ where }),
      await prisma.companyProblem.findMany({ where }),
    ].flat();
    return [...new Set(rows.map(({ level }) => level))];
  };

  test('lists further problems, harder ones, and those of another topic', async () => {
    const [easy = '', harder = '', more = '', trees = ''] = await conversation(
      'easy problems on arrays',
      'a bit harder',
      'more',
      'and on trees?',
    );
    expect([await levelsOf(easy), await levelsOf(harder), await levelsOf(more)]).toEqual([
      ['Easy'],
      ['Medium'],
      ['Medium'],
    ]);
    expect(problemsIn(harder)).toHaveLength(10);
    expect(problemsIn(more).filter((name) => problemsIn(harder).includes(name))).toEqual([]);
    expect(problemsIn(more).length).toBeGreaterThan(0);
    expect(trees).toContain('medium problems on Trees');
  });

  test('draws a different problem every time', async () => {
    const again = Array<string>(5).fill('another one');
    const names = (await conversation('a random hard problem', ...again)).flatMap(problemsIn);
    expect(new Set(names).size).toBe(6);
  });

  test("explains the subject for another language, shows the note's example, and lists further texts", async () => {
    const [, java = '', example = '', simpler = '', more = ''] = await conversation(
      'explain deadlock in C++',
      'what about Java?',
      'give me an example',
      'explain it simpler',
      'more',
    );
    const note = await prisma.question.findFirstOrThrow({
      where: { category: 'java', header: { startsWith: 'What is a deadlock' } },
    });
    for (const answer of [java, example, simpler]) expect(answer).toContain(`**[${note.header}](/Java`);
    expect(simpler).toContain('I have no simpler words for this than the note itself:');
    expect(more).not.toContain(`**[${note.header}]`);
  });

  test("shows the note's example without repeating its text", async () => {
    const note = await prisma.question.findFirstOrThrow({ where: { category: 'os', id: 21 } });
    const [, example = ''] = await conversation('explain deadlock', 'give me an example');
    expect(example).toContain(`> ${note.example.slice(0, 60)}`);
    expect(example).not.toContain('> A deadlock is a cycle of waiting');
  });

  test('says when the site has no more, and lists the notes again', async () => {
    const answers = await conversation('explain thrashing', ...Array<string>(8).fill('more'));
    const last = answers.at(-1) ?? '';
    expect(last).toContain('That is all that the site says on this:');
    expect(last).toContain('](/CS-Fundamental?page=4#');
  });

  test.each(['another one', 'harder', 'explain it simpler'])(
    '%s is not understood without one: the answer says so and lists the topics',
    async (prompt) => {
      const [alone = ''] = await conversation(prompt);
      expect(alone).toContain('I cannot tell what this refers to. Please ask the whole question.');
      expect(alone).toContain('The topics of the site are Arrays, ');
      expect(await answerTo(prompt)).toBe(alone);
    },
  );
});

describe('a prompt', () => {
  test.each([
    [{}, 'Prompt is required'],
    [{ prompt: ' \n' }, 'Prompt is required'],
    [{ prompt: 7 }, 'Prompt is required'],
    [[], 'Prompt is required'],
    [{ prompt: 'x'.repeat(4001) }, 'A prompt can have at most 4,000 characters'],
  ])('%j is refused', async (body, message) => {
    const answer = await chat(body);
    expect(answer.status).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'invalid_input',
      error: message,
      issues: [{ path: 'prompt', message }],
    });
  });

  test.each(['x'.repeat(4000), '\0', '\ud800', "'; DROP TABLE users; --", '%_\\', '"""', '&|!():*'])(
    'may be any other text',
    async (prompt) => {
      expect(await answerTo(prompt)).not.toBe('');
    },
  );

  test('is limited to 20 in ten minutes, not counting refused ones', async () => {
    for (let count = 0; count < 5; count++) expect((await chat({ prompt: '' })).status).toBe(400);
    for (let count = 0; count < 20; count++) expect((await chat({ prompt: 'hello' })).status).toBe(200);
    const refused = await chat({ prompt: 'hello' });
    expect([refused.status, refused.json().code]).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json().message).toMatch(/^Too many tries\. Please try again in \d+ (seconds|minutes)\.$/);
  });

  test('gets an answer that no cache may store', async () => {
    expect((await chat({ prompt: 'hello' })).headers['cache-control']).toBe('private, no-store');
  });
});

test('is refused at the tRPC API in the same way, which also says who answers', async () => {
  const { assistant: api } = app.trpc();
  expect(await api.about.query()).toEqual({ isBuiltIn: true });
  const refused = await settled(async () => {
    await api.ask.mutate({ prompt: ' ' });
    return {};
  });
  expect(refused).toMatchObject({ status: 400, message: 'Prompt is required' });
});
