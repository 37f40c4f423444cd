import type { Preparation } from '../preparation.ts';

export const preparation: Preparation = {
  suits:
    'Those who like mathematics beside code and want to see the consequence of a decision. Exactness under time is tested more than breadth, and knowledge of finance is welcome but rarely needed for engineers.',
  rounds: [
    {
      name: 'Online test',
      length: 'About two hours',
      what: 'Coding tasks, and for many roles mathematics, probability or questions on computer science beside them.',
      decides: 'Full solutions. The parts have their own clocks, and wrong choices may cost points.',
    },
    {
      name: 'Live coding interview',
      length: 'About an hour',
      what: 'One or two problems in a shared editor that runs your code.',
      decides: 'A solution with tests that you write yourself.',
    },
    {
      name: 'Round of interviews',
      length: 'Several of about half an hour to an hour, often on one day',
      what: 'Algorithms, data structures in depth, design, probability, your projects, and how you act.',
      decides: 'Several people agree: be as exact in the last one as in the first.',
    },
  ],
  topics: [
    { reading: 'arrays', why: 'Water, products, medians: the classics are asked here.' },
    { reading: 'hashing', why: 'The second half of most problems, and how a map works inside.' },
    { reading: 'maths', why: 'Powers, counting, number theory.' },
    { reading: 'knapsack', why: 'Prices over days: know the family, not one member.' },
    { reading: 'heaps', why: 'A median of a stream, the best k.' },
    { reading: 'dynamicProgramming', why: 'Paths and counts in a table.' },
    { reading: 'java', why: 'Maps, threads, memory: many teams use it. Yours, if it is another.' },
    { reading: 'dbms', why: 'Transactions and isolation, where money is concerned.' },
    { reading: 'stories', why: 'Integrity and teamwork are asked directly.' },
  ],
  questions: [
    {
      kind: 'Aptitude',
      question: 'You throw a die until a six comes. How many throws do you expect?',
      hint: 'E = 1 + 5/6 · E gives six. Show the equation, as the next question changes it.',
    },
    {
      kind: 'Aptitude',
      question: 'Two eggs and a tall building: how few throws find the floor?',
      hint: 'Let the steps shrink by one, so that every case costs alike. Then say what three eggs change.',
    },
    {
      kind: 'Coding',
      question: 'How much rain stays between the walls?',
      hint: 'Two ends, and the lower side is settled. Give the version with two arrays first.',
    },
    {
      kind: 'Coding',
      question: 'Buy and sell once. And with a fee at each sale?',
      hint: 'The lowest price so far; then two states, with and without a share. The states carry over to the whole family.',
    },
    {
      kind: 'Technical',
      question: 'How does a hash map work, and what if all keys fall into one place?',
      hint: 'Places, chains or probing, growth. Then the worst case and what a library does against it.',
    },
    {
      kind: 'Technical',
      question: 'Two transfers run at once on one account. What can go wrong?',
      hint: 'A lost update. Transaction, isolation level or row lock: say what each prevents.',
    },
    {
      kind: 'Design',
      question: 'Design an order book with buying and selling orders.',
      hint: 'Best price first, then time: a heap or a sorted map a side, with queues. Cancelling decides the structure.',
    },
    {
      kind: 'Behavioural',
      question: 'You find a fault of your own that nobody has noticed. What do you do?',
      hint: 'Tell at once, with its extent and a plan. There is one right answer, so an example is what makes yours.',
    },
  ],
  days: [
    'Read the parts of the test; try one of each.',
    'Arrays: four classics.',
    'Probability: expected values, ten tasks.',
    'Hashing: three problems; write a small map yourself.',
    'Maths from the sheet: four problems.',
    'Stocks: the whole family in one sitting.',
    'A test of two hours with its clocks.',
    'Heaps: three problems, the median among them.',
    'Dynamic programming: three problems.',
    'Conditional probability, eight tasks; puzzles, four.',
    'Questions of your language: maps, threads, memory.',
    'Transactions and isolation; the order book as classes.',
    'A mock of an hour with tests of your own. Three stories.',
    'Mistakes, two easy problems, rest.',
  ],
  mistakes: [
    'Practising code alone and meeting probability cold.',
    'Guessing in parts where wrong choices cost points.',
    'Giving the number without the equation.',
    'Treating the behavioural questions as a formality.',
  ],
};
