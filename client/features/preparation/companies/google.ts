import type { Preparation } from '../preparation.ts';

export const preparation: Preparation = {
  suits:
    'Those who enjoy problems for their own sake and can speak while they think. The bar is on algorithms and on exactness; which language or company you come from matters little.',
  rounds: [
    {
      name: 'Online assessment or phone interview',
      length: 'About three quarters of an hour to an hour and a half',
      what: 'One or two algorithmic problems; in the interview in a shared document that may run nothing.',
      decides: 'The best complexity you can justify, and code without gaps.',
    },
    {
      name: 'Technical interviews',
      length: 'Several of about three quarters of an hour',
      what: 'One open problem each, which grows when it is solved. Trees, graphs, search and counting are common.',
      decides: 'How you get from the plain solution to the good one, and whether you find your own faults.',
    },
    {
      name: 'Conversation on how you work',
      length: 'About three quarters of an hour',
      what: 'Teams, unclear situations, helping others, taking a decision.',
      decides: 'Concrete situations and fairness in telling them.',
    },
    {
      name: 'Committee and team',
      length: 'Days to weeks, without you or in short talks',
      what: 'People who have not met you read the notes; then teams and candidates find each other.',
      decides: 'What was written down. That is why saying things aloud matters.',
    },
  ],
  topics: [
    { reading: 'graphs', why: 'Many open problems are a graph in disguise: finding it is the first step.' },
    { reading: 'trees', why: 'Recursion that returns several things at once.' },
    { reading: 'searchOnAnswer', why: 'If testing an answer is easy, search it.' },
    { reading: 'dynamicProgramming', why: 'State first, in words.' },
    { reading: 'twoPointers', why: 'Windows, with the reason why they may only go forward.' },
    { reading: 'unionFind', why: 'Groups that grow: often the follow-up of a grid.' },
    { reading: 'shortestPaths', why: 'Weights are the usual next turn of a search in breadth.' },
    { reading: 'tries', why: 'Words and prefixes.' },
    { reading: 'thinkAloud', why: 'The notes can only hold what was heard.' },
    { reading: 'reviewMistakes', why: 'At this level the same fault twice is the costly one.' },
  ],
  questions: [
    {
      kind: 'Coding',
      question: 'How many islands has a map? And after each new piece of land?',
      hint: 'Search first. For the follow-up keep groups and join them: say why searching again is too slow.',
    },
    {
      kind: 'Coding',
      question: 'Ship packages in order within d days: how strong must the ship be?',
      hint: 'Try a strength in one pass, and see that more strength never hurts. Then halve the range.',
    },
    {
      kind: 'Coding',
      question: 'Turn one word into another, one letter a step.',
      hint: 'Words are nodes. Patterns with a gap give the neighbours without comparing all pairs.',
    },
    {
      kind: 'Coding',
      question: 'Calendar: may this meeting be booked?',
      hint: 'Ask about touching ends. A sorted structure finds the two neighbours, and nothing else can overlap.',
    },
    {
      kind: 'Technical',
      question: 'Show without running it that your loop ends and is right.',
      hint: 'What holds at each turn, and what shrinks. Then a small example by hand, line by line.',
    },
    {
      kind: 'Design',
      question: 'How would you suggest words while somebody types?',
      hint: 'Start on one machine: a trie with the best kept at each node. Then size, freshness, many users.',
    },
    {
      kind: 'Behavioural',
      question: 'Tell of a time when nobody knew what the goal was.',
      hint: 'How you found out what to find out. A small experiment is a good centre of the story.',
    },
    {
      kind: 'Behavioural',
      question: 'How did you deal with somebody who did not do their part?',
      hint: 'First you asked. Show that you knew the reason before you judged.',
    },
  ],
  days: [
    'Write two problems in a plain editor, by hand-testing only. Count the slips.',
    'Graphs: four problems; say first what nodes and edges are.',
    'Trees: four problems with more than one returned value.',
    'Windows: three problems.',
    'Search on the answer: three problems.',
    'Union-find: two, and an island follow-up.',
    'A mock: one open problem in forty-five minutes.',
    'Dynamic programming: three problems, states in words.',
    'Shortest paths: two problems.',
    'Tries: two problems.',
    'Review: all faults of the two weeks in one list.',
    'Two hard problems with their follow-ups.',
    'A mock with a talker who is silent. Two stories.',
    'Three easy problems without a slip, and rest.',
  ],
  mistakes: [
    'Jumping to the clever solution and losing the simple one that would have been enough to start.',
    'Silence longer than a minute without saying what you are trying.',
    'Leaning on a running program: there may be none.',
    'Giving a complexity that ignores sorting or copying.',
    'Being surprised by the follow-up. Leave time and room in the code for it.',
  ],
};
