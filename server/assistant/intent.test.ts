import { describe, expect, test } from 'vitest';
import { readCriteria, readIntent } from './intent.ts';

const NAMES = {
  topics: [
    'Arrays',
    'Two Pointers and Sliding Window',
    'Trees',
    'Graphs',
    'Dynamic Programming',
    'Linked List',
    'Grid Dynamic Programming',
    'Advanced Graphs',
    'Binary Search',
    'Binary Search Trees',
    'Binary Search on the Answer',
    'Knapsack and Stocks',
    'Hashing',
  ],
  companies: ['Amazon', 'Google', 'Goldman Sachs', 'TCS'],
};
const intentOf = (prompt: string) => readIntent(prompt, NAMES);
const OPEN = { topics: [], companies: [], levels: [] };

describe('the four suggestions', () => {
  test.each([
    ['Weekly DSA practice plan', { kind: 'weekOfProblems', criteria: OPEN }],
    ['Real-world coding projects', { kind: 'projects' }],
    ['Portfolio project roadmap', { kind: 'portfolio' }],
    ['12-week coding language plan', { kind: 'studySchedule', count: 12, language: 'py' }],
  ])('%s', (prompt, intent) => {
    expect(intentOf(prompt)).toEqual(intent);
  });
});

test.each([
  ['8 week plan for Java', { kind: 'studySchedule', count: 8, language: 'java' }],
  ['A twelve week roadmap for C++', { kind: 'studySchedule', count: 12, language: 'cpp' }],
  ['plan to learn javascript', { kind: 'studySchedule', count: 12, language: 'js' }],
  [
    'weekly plan for trees',
    { kind: 'weekOfProblems', criteria: { ...OPEN, topics: ['Trees', 'Binary Search Trees'] } },
  ],
  ['plan two weeks for Amazon', { kind: 'plan', company: 'Amazon', days: 14 }],
  ['Make me a plan for goldman sachs', { kind: 'plan', company: 'Goldman Sachs', days: 14 }],
  ['I have 10 days, plan for Google', { kind: 'plan', company: 'Google', days: 10 }],
  ['How do I plan a month for TCS?', { kind: 'plan', company: 'TCS', days: 30 }],
  ['a 999 day schedule for Amazon', { kind: 'plan', company: 'Amazon', days: 84 }],
  ['plan 0 days for Amazon', { kind: 'plan', company: 'Amazon', days: 1 }],
  ['8 week plan for Java at Amazon', { kind: 'studySchedule', count: 8, language: 'java' }],
  ['hello', { kind: 'help' }],
  ['Hi, what can you do?', { kind: 'help' }],
])('%s is an intent for %j', (prompt, intent) => {
  expect(intentOf(prompt)).toEqual(intent);
});

describe('intents for problems', () => {
  const problems = (criteria: object, count = 10) => ({
    kind: 'problems',
    criteria: { ...OPEN, ...criteria },
    count,
    skip: 0,
  });

  test.each([
    ['problems asked at Amazon on graphs', { companies: ['Amazon'], topics: ['Graphs', 'Advanced Graphs'] }],
    ['Easy DP problems', { levels: ['Easy'], topics: ['Dynamic Programming', 'Grid Dynamic Programming'] }],
    ['questions of goldman sachs', { companies: ['Goldman Sachs'] }],
    ['What problems does Google ask?', { companies: ['Google'] }],
    ['binary search problems', { topics: ['Binary Search', 'Binary Search on the Answer'] }],
    ['hard or medium BST questions', { levels: ['Medium', 'Hard'], topics: ['Binary Search Trees'] }],
    ['HashMap problems', { topics: ['Hashing'] }],
    ['knapsack problems', { topics: ['Knapsack and Stocks'] }],
  ])('%s', (prompt, criteria) => {
    expect(intentOf(prompt)).toEqual(problems(criteria));
  });

  test('reads the number of problems, up to a maximum', () => {
    expect(intentOf('random hard problem')).toEqual(problems({ levels: ['Hard'] }, 1));
    expect(intentOf('give me a linked list problem')).toEqual(problems({ topics: ['Linked List'] }, 1));
    expect(intentOf('5 easy problems')).toEqual(problems({ levels: ['Easy'] }, 5));
    expect(intentOf('99 easy problems')).toEqual(problems({ levels: ['Easy'] }, 20));
  });
});

test.each([
  'explain deadlock',
  'What is the knapsack problem?',
  'How does the dining philosophers problem arise',
  'explain what a query plan is',
  'What is a binary search tree?',
  'recipe for pancakes',
])('%s is to be explained', (prompt) => {
  expect(intentOf(prompt)).toEqual({ kind: 'explanation', question: prompt, part: 0 });
});

describe('companies', () => {
  const names = { topics: ['Trees'], companies: ['A', 'X', 'Target', 'Meta', 'TCS', 'Amazon'] };
  const companiesOf = (prompt: string) => readCriteria(prompt, names).companies;

  test.each([
    ['a problem on trees', []],
    ['What does a class have?', []],
    ['A problem on trees, please', []],
    ['solve for X', []],
    ['find two numbers that sum to target', []],
    ['what are meta classes', []],
    ['problems asked at A', ['A']],
    ['X interview questions', ['X']],
    ['problems of target at target', ['Target']],
    ['questions that Meta asks', ['Meta']],
    ['tcs and amazon', ['TCS', 'Amazon']],
    ['problems that facebook asked', ['Meta']],
    ['a square matrix', []],
    ['amazonian rivers', []],
  ])('%s names %j', (prompt, companies) => {
    expect(companiesOf(prompt)).toEqual(companies);
  });
});

test.each([
  ['how do I prepare for TCS', { kind: 'guide', company: 'TCS' }],
  ['I have an interview at Amazon in two weeks', { kind: 'guide', company: 'Amazon' }],
  ['TCS', { kind: 'guide', company: 'TCS' }],
  ['When is the next contest?', { kind: 'contests', over: false, series: '' }],
  ['upcoming biweekly contests', { kind: 'contests', over: false, series: 'biweekly' }],
  ['solutions of the last contest', { kind: 'contests', over: true, series: '' }],
  ['learn Java in 3 months', { kind: 'studySchedule', count: 12, language: 'java' }],
])('%s is an intent for %j', (prompt, intent) => {
  expect(intentOf(prompt)).toEqual(intent);
});

test.each(['how do I reset my password', 'dark mode', 'is my progress saved on another laptop'])(
  '%s asks about this site',
  (prompt) => {
    expect(intentOf(prompt).kind).toBe('site');
  },
);

test.each([
  'how are passwords hashed',
  'what happens when you run a C program',
  'how does a login session work on the web',
  'contest on trees',
])('%s is asked of the notes', (prompt) => {
  expect(intentOf(prompt).kind).toBe('explanation');
});
