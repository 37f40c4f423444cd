import { describe, expect, test } from 'vitest';
import { intentIn } from './follow-up.ts';

const NAMES = {
  topics: ['Arrays', 'Trees', 'Graphs', 'Advanced Graphs', 'Hashing', 'Dynamic Programming'],
  companies: ['Amazon', 'Google'],
};
const OPEN = { topics: [], companies: [], levels: [] };

/** The intent of the last prompt; `answer` is the answer to every prompt before it. */
const intentOf = (prompts: string[], answer = '') =>
  intentIn(
    { prompt: prompts.at(-1) ?? '', history: prompts.slice(0, -1).map((prompt) => ({ prompt, answer })) },
    NAMES,
  );

describe('after a list of problems', () => {
  const problems = (criteria: object, { count = 10, skip = 0 } = {}) => ({
    kind: 'problems',
    criteria: { ...OPEN, ...criteria },
    count,
    skip,
  });
  const EASY = { levels: ['Easy'], topics: ['Graphs', 'Advanced Graphs'] };
  const MEDIUM = { ...EASY, levels: ['Medium'] };

  test.each([
    ['more', problems(EASY, { skip: 10 })],
    ['show me some others', problems(EASY, { skip: 10 })],
    ['3 more please', problems(EASY, { count: 3, skip: 10 })],
    ['another one', problems(EASY, { count: 1, skip: 10 })],
    ['harder', problems(MEDIUM)],
    ['these are too easy', problems(MEDIUM)],
    ['a harder one', problems(MEDIUM, { count: 1 })],
    ['and medium?', problems(MEDIUM)],
    ['only hard ones', problems({ ...EASY, levels: ['Hard'] })],
    ['and on trees?', problems({ ...EASY, topics: ['Trees'] })],
    ['what about hash maps', problems({ ...EASY, topics: ['Hashing'] })],
    ['and at Google?', problems({ ...EASY, companies: ['Google'] })],
    ['harder ones on arrays', problems({ levels: ['Medium'], topics: ['Arrays'] })],
  ])('%s', (prompt, intent) => {
    expect(intentOf(['easy problems on graphs', prompt])).toEqual(intent);
  });

  test('each prompt changes the intent before it', () => {
    const prompts = ['easy problems on graphs', 'harder', 'thanks', 'more', 'and at Amazon?'];
    expect(intentOf(prompts.slice(0, 4))).toEqual(problems(MEDIUM, { skip: 10 }));
    expect(intentOf(prompts)).toEqual(problems({ ...MEDIUM, companies: ['Amazon'] }));
  });

  test('harder and easier refer to the level of the problem that was drawn', () => {
    const drawn = 'One of all:\n\n- [Two Sum](https://practice.example/x) (Medium)';
    expect(intentOf(['a random problem', 'a harder one'], drawn)).toEqual(problems({ levels: ['Hard'] }, { count: 1 }));
    expect(intentOf(['a random problem', 'easier'], drawn)).toEqual(problems({ levels: ['Easy'] }, { count: 1 }));
  });

  test('nothing is harder than the hardest level or easier than the easiest', () => {
    expect(intentOf(['hard problems on trees', 'harder'])).toEqual({
      kind: 'unclear',
      why: 'Nothing is harder than Hard.',
    });
    expect(intentOf(['easy problems on trees', 'easier'])).toMatchObject({ why: 'Nothing is easier than Easy.' });
  });

  test.each(['explain it', 'and?', 'give me an example'])('%s does not change the list', (prompt) => {
    expect(intentOf(['easy problems on graphs', prompt])).toMatchObject({ kind: 'unclear' });
  });
});

describe('after an explanation', () => {
  const explanation = (part: number | string, question = 'explain polymorphism in C++') => ({
    kind: 'explanation',
    question,
    part,
  });

  test.each([
    ['more', explanation(1)],
    ['tell me more about it', explanation(1)],
    ['give me an example', explanation('example')],
    ['explain it simpler', explanation('simpler')],
    ['I do not understand', explanation('simpler')],
    ['what about Java?', explanation(0, 'explain polymorphism in java')],
    ['give me some problems to practise it', explanation('problems')],
  ])('%s', (prompt, intent) => {
    expect(intentOf(['explain polymorphism in C++', prompt])).toEqual(intent);
  });

  test('more continues the explanation', () => {
    expect(intentOf(['explain deadlock', 'more', 'more'])).toEqual(explanation(2, 'explain deadlock'));
  });

  test('lists problems of the topic, when the sheet has it', () => {
    expect(intentOf(['explain hash maps', 'a hard problem on that'])).toEqual({
      kind: 'problems',
      criteria: { ...OPEN, topics: ['Hashing'], levels: ['Hard'] },
      count: 1,
      skip: 0,
    });
  });

  test('harder is not understood', () => {
    expect(intentOf(['explain deadlock', 'harder'])).toMatchObject({ kind: 'unclear' });
  });
});

test('a plan for one company becomes a plan for another', () => {
  expect(intentOf(['plan ten days for Amazon', 'what about Google?'])).toEqual({
    kind: 'plan',
    company: 'Google',
    days: 10,
  });
});

test('a plan keeps what the prompt does not change', () => {
  expect(intentOf(['weekly plan for trees', 'easier'])).toEqual({
    kind: 'weekOfProblems',
    criteria: { ...OPEN, topics: ['Trees'], levels: ['Easy', 'Medium'] },
  });
  expect(intentOf(['8 week plan for Java', 'what about Python?'])).toEqual({
    kind: 'studySchedule',
    count: 8,
    language: 'py',
  });
  expect(intentOf(['weekly plan for trees', 'another one'])).toMatchObject({ kind: 'unclear' });
});

test.each(['another one', 'harder', 'more', 'give me an example', 'explain it simpler'])(
  '%s has no meaning without a previous question',
  (prompt) => {
    expect(intentOf([prompt])).toEqual({
      kind: 'unclear',
      why: 'I cannot tell what this refers to. Please ask the whole question.',
    });
    expect(intentOf(['hello', prompt])).toMatchObject({ kind: 'unclear' });
  },
);

test.each(['explain deadlock', 'what is a graph', 'what about deadlock?', 'graphs', 'explain trees with an example'])(
  '%s is understood alone, whatever came before',
  (prompt) => {
    const alone = { kind: 'explanation', question: prompt, part: 0 };
    expect(intentOf(['easy problems on graphs', prompt])).toEqual(alone);
    expect(intentOf(['explain polymorphism', prompt])).toEqual(alone);
  },
);
