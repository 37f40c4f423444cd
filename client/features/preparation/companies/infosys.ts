import type { Preparation } from '../preparation.ts';

export const preparation: Preparation = {
  suits:
    'Graduates who reason well on paper. The general role asks for clear thinking more than for code; the specialist roles suit those who like contests and can write a harder algorithm in one sitting.',
  rounds: [
    {
      name: 'Online test',
      length: 'About one and a half to two hours',
      what: 'Reasoning, mathematics, verbal ability, pseudocode and puzzles, each with few questions and a clock of its own.',
      decides: 'Each part may have its own bar, so a weak part cannot be paid for with a strong one.',
    },
    {
      name: 'Specialist coding test',
      length: 'About three hours, for specialist roles',
      what: 'Three tasks from medium to hard, often with dynamic programming or greedy choices among them.',
      decides: 'Hidden tests. A slower program that is right still collects a part of them.',
    },
    {
      name: 'Interview',
      length: 'About half an hour to an hour',
      what: 'Your project, one language, SQL, and a short program. For specialist roles also the reasoning behind your test code.',
      decides: 'Whether the résumé holds when somebody asks “how” three times in a row.',
    },
    {
      name: 'HR questions',
      length: 'Often the end of the interview',
      what: 'Training, places and shifts, and what you know about the work.',
      decides: 'Willingness to learn what the training brings.',
    },
  ],
  topics: [
    { reading: 'maths', why: 'Series, divisibility and counting come in test and puzzles.' },
    { reading: 'recursion', why: 'Pseudocode is often a loop or a recursion to trace by hand.' },
    { reading: 'arrays', why: 'The base of every coding task.' },
    { reading: 'strings', why: 'The usual first task of the three.' },
    { reading: 'greedy', why: 'For the specialist test: know why the greedy choice is safe.' },
    {
      reading: 'dynamicProgramming',
      why: 'For the specialist test: state, transition and start, written down before the code.',
    },
    { reading: 'dbms', why: 'Joins, keys and a query or two are asked of nearly everybody.' },
    {
      reading: 'python',
      why: 'If you interview in it: copies, arguments, dictionaries. Otherwise the page of your language.',
    },
    { reading: 'portfolio', why: 'The project carries a large part of the talk.' },
  ],
  questions: [
    {
      kind: 'Aptitude',
      question: 'Five people sit in a row by six rules. Who sits in the middle?',
      hint: 'Draw the row, place the rule with the least freedom first, and mark what is excluded instead of holding it in your head.',
    },
    {
      kind: 'Technical',
      question: 'What does this pseudocode print? A loop changes its own bound.',
      hint: 'Make a table with a column for each variable and a line for each turn. Never run it in your head beyond three turns.',
    },
    {
      kind: 'Coding',
      question: 'Choose tasks with deadlines so that the sum of points is largest.',
      hint: 'Sort by deadline, keep a heap of what you took, and throw out the smallest when there are too many. Say why an exchange never loses.',
    },
    {
      kind: 'Coding',
      question: 'How many ways are there to climb n steps when some are broken?',
      hint: 'Ways of a step are the sum of those before it, and zero at a broken one. Mention the modulus before you are asked.',
    },
    {
      kind: 'Technical',
      question: 'What is the difference between a list and a tuple, or an array and a linked list?',
      hint: 'Give the cost of access and change, then a case in which you would take each.',
    },
    {
      kind: 'Project',
      question: 'If you began your project again, what would you do differently?',
      hint: 'Name one decision with its price. It shows more than a list of features.',
    },
    {
      kind: 'Behavioural',
      question: 'Tell of something that you learnt on your own.',
      hint: 'Why, how you knew that you understood it, and what you did with it afterwards.',
    },
  ],
  days: [
    'Find out which role you are invited for: the plan of coding depends on it.',
    'Reasoning: arrangements and blood relations, ten tasks with a clock.',
    'Maths from the sheet, then ten aptitude tasks on ratios.',
    'Pseudocode: trace eight fragments on paper.',
    'Arrays: four problems.',
    'Strings: four problems.',
    'A sample test with every clock kept.',
    'Puzzles and data sufficiency. Review the wrong ones of day 7.',
    'Greedy: three problems, each with its reason in one sentence.',
    'Dynamic programming: climb, coins, grid. Write the table first.',
    'A task of three hours, if a specialist role is the aim; else verbal and reasoning.',
    'DBMS questions and five queries.',
    'Your project in two minutes, five and ten; the questions of your language.',
    'A short sample test, mistakes, documents, rest.',
  ],
  mistakes: [
    'Spending the clock of one part on a single puzzle: few questions mean that each one weighs much.',
    'Guessing pseudocode by its look. One line changes the answer.',
    'Sending nothing in the third coding task because the best approach is missing. Send the slow one.',
    'A project on the résumé that only a team mate can explain.',
  ],
};
