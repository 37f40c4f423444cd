import type { Preparation } from '../preparation.ts';

export const preparation: Preparation = {
  suits:
    'Those who build: a working program with clean parts, written in one sitting, is worth as much here as a clever algorithm. Whoever has built small things on their own has a head start.',
  rounds: [
    {
      name: 'Online assessment',
      length: 'About an hour and a half',
      what: 'Two or three coding tasks from medium to hard.',
      decides: 'Hidden tests within the limits of time.',
    },
    {
      name: 'Machine coding',
      length: 'About an hour and a half to two hours, and a talk on it',
      what: 'A small application from a page of requirements: a ledger, a game, a booking. In memory, without a frame, with your own editor.',
      decides: 'It runs, shows each requirement, and the next one would be easy to add.',
    },
    {
      name: 'Problem solving and data structures',
      length: 'One or two of about an hour',
      what: 'Two problems each: trees, graphs, dynamic programming, arrays.',
      decides: 'An optimal solution, coded.',
    },
    {
      name: 'Design',
      length: 'About an hour, for later levels',
      what: 'A system of the shop: carts, search, stock in a sale.',
      decides: 'Where it fails first, and what you do about it.',
    },
    {
      name: 'Hiring manager',
      length: 'About three quarters of an hour',
      what: 'Projects, decisions, ownership, conflict.',
      decides: 'Depth: why it was so and not otherwise.',
    },
  ],
  topics: [
    { reading: 'arrays', why: 'The ground of the assessment.' },
    { reading: 'greedy', why: 'Intervals and sales: prove the choice.' },
    { reading: 'trees', why: 'At medium to hard level.' },
    { reading: 'graphs', why: 'Grids, order, connections.' },
    { reading: 'gridProgramming', why: 'A usual second problem.' },
    { reading: 'monotonicStacks', why: 'The trick that cannot be invented within the hour.' },
    { reading: 'designProblems', why: 'Warming up for the machine coding round.' },
    {
      reading: 'projects',
      why: 'Take an idea and build its first milestone within ninety minutes: it is the best rehearsal.',
    },
    { reading: 'systemDesign', why: 'For the design round of your level.' },
  ],
  questions: [
    {
      kind: 'Design',
      question: 'Machine coding: who owes whom after shared expenses?',
      hint: 'Users, expenses, ways of splitting as one type each, balances. Get equal splits running first, then add kinds without touching the rest.',
    },
    {
      kind: 'Design',
      question: 'Machine coding: snakes and ladders for several players.',
      hint: 'Board, dice, players, rules. Hand the dice in, so that you can show a game that is always the same.',
    },
    {
      kind: 'Coding',
      question: 'The largest rectangle under a skyline.',
      hint: 'A stack of growing heights; a lower one settles those before it. A bar of zero at the end spares a case.',
    },
    {
      kind: 'Coding',
      question: 'The longest rising path in a grid.',
      hint: 'Keep the answer of each cell. There is no circle, since it always rises: say so.',
    },
    {
      kind: 'Coding',
      question: 'The fewest platforms for all trains.',
      hint: 'Sort arrivals and departures apart and count. Ask what holds when one leaves as another comes.',
    },
    {
      kind: 'Design',
      question: 'A thousand people buy the last ten pieces. How is none sold twice?',
      hint: 'A conditional update decides; reserve with a time limit, pay, release. Say what the customer sees in between.',
    },
    {
      kind: 'Project',
      question: 'Which part of your project would break first with a hundred times the users?',
      hint: 'Name it, say how you would see it coming, and the smallest mend.',
    },
    {
      kind: 'Behavioural',
      question: 'When did you take on something that was nobody’s job?',
      hint: 'Why it mattered, what you left for it, what stayed after you.',
    },
  ],
  days: [
    'Build the first milestone of a project idea within ninety minutes. Look at what is hard to change.',
    'Arrays: four problems.',
    'Greedy and intervals: four problems.',
    'Machine coding: shared expenses.',
    'Trees: four problems.',
    'Rewrite day 4 with what you would want to read.',
    'An assessment: three tasks in ninety minutes.',
    'Graphs: four problems.',
    'Monotonic stacks: three problems.',
    'Machine coding: a game or a booking, with another kind of rule added at the end.',
    'Dynamic programming in grids: three problems.',
    'System design: the sale with ten pieces.',
    'A mock of two problems in an hour. Two stories.',
    'Mistakes; set up your editor with an empty project that runs and tests; rest.',
  ],
  mistakes: [
    'Drawing classes for an hour and running nothing.',
    'A single file in which each requirement is one more if.',
    'Adding a database or a web page that nobody asked for.',
    'Beginning with an empty machine: compiler, tests and editor should be ready before.',
  ],
};
