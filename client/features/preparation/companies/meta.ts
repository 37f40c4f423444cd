import type { Preparation } from '../preparation.ts';

export const preparation: Preparation = {
  suits:
    'Quick and exact coders who like products and move without being told. The pace of the coding rounds is the hardest part: whoever has to discover a common pattern there will be late.',
  rounds: [
    {
      name: 'Screen',
      length: 'About three quarters of an hour, sometimes after an online assessment',
      what: 'Usually two problems of medium level in a shared editor that may not run code.',
      decides: 'Two working solutions with their complexity, tested by hand.',
    },
    {
      name: 'Coding rounds',
      length: 'Usually two or so of about three quarters of an hour',
      what: 'Again two problems each. Some roles have a longer round with a larger code base and modern tools; the invitation says so.',
      decides: 'Speed to a right solution, and talk that does not stop while writing.',
    },
    {
      name: 'Design round',
      length: 'About three quarters of an hour, by level and role',
      what: 'A product or a system: what it needs, data, interfaces, growth.',
      decides: 'Leading the conversation and choosing, with a reason for each choice.',
    },
    {
      name: 'Behavioural round',
      length: 'About three quarters of an hour',
      what: 'Conflict, growth, unclear goals, results.',
      decides: 'True depth: further questions go down to detail.',
    },
  ],
  topics: [
    { reading: 'top50', why: 'The patterns that must come without thinking.' },
    { reading: 'twoPointers', why: 'The first of two problems is often one.' },
    { reading: 'prefixSums', why: 'Subarrays with a sum: a classic here.' },
    { reading: 'trees', why: 'Views, columns, ancestors with parent links.' },
    { reading: 'parsing', why: 'Calculators, numbers, palindromes with one fault.' },
    { reading: 'heaps', why: 'The k nearest and merging.' },
    { reading: 'graphs', why: 'Copies, bipartite graphs, grids.' },
    { reading: 'practise', why: 'How to train pace without losing exactness.' },
    { reading: 'stories', why: 'Four or five that bear deep questions.' },
    { reading: 'systemDesign', why: 'For the design round of your level.' },
  ],
  questions: [
    {
      kind: 'Coding',
      question: 'How many subarrays sum to k?',
      hint: 'Sums so far in a map, beginning with one empty sum. Say why a window fails with negative numbers.',
    },
    {
      kind: 'Coding',
      question: 'May a text become a palindrome by leaving out one character?',
      hint: 'Two ends; at the first difference try both. Only once, so it stays linear.',
    },
    {
      kind: 'Coding',
      question: 'What does one see of a tree from the right?',
      hint: 'Level by level and the last of each, or right first with the depth. Choose one and write.',
    },
    {
      kind: 'Coding',
      question: 'Evaluate 3+2*2 without a library.',
      hint: 'Hold the last term back until the next sign. No stack is needed without brackets.',
    },
    {
      kind: 'Technical',
      question: 'You have ten minutes left and the second problem is new to you. What now?',
      hint: 'Say the plain solution with its cost, agree, write it. A finished plain one beats half a fast one.',
    },
    {
      kind: 'Design',
      question: 'Design a feed of posts from friends.',
      hint: 'Ask who reads and who writes. Compare collecting at reading with spreading at writing, and mix for people with many followers.',
    },
    {
      kind: 'Behavioural',
      question: 'Tell of a conflict with somebody you worked closely with.',
      hint: 'What they wanted and why it was sensible from their side. Then what both did.',
    },
    {
      kind: 'Behavioural',
      question: 'Which result are you proud of, and how do you know that it was one?',
      hint: 'A measure before and after, even a rough one, and what others thought of it.',
    },
  ],
  days: [
    'Two medium problems in forty minutes: note where the time went.',
    'Two pointers: five problems with a clock.',
    'Prefix sums: four problems.',
    'Trees: five problems.',
    'Parsing: three problems.',
    'Heaps: three problems.',
    'Two pairs of problems, forty minutes each.',
    'Graphs: four problems.',
    'Top 50: six that you have solved before, each in ten minutes.',
    'Design: the feed, drawn and spoken within half an hour.',
    'Stories: five, each with three further questions.',
    'Two pairs of problems in a plain editor.',
    'A mock with somebody who interrupts.',
    'Three known problems at an easy pace, and rest.',
  ],
  mistakes: [
    'Polishing the first problem until there is no time for the second.',
    'Knowing a pattern and never having written it under a clock.',
    'Relying on the editor to find slips.',
    'Short stories: the questions go on until there is no more detail, so take one that has it.',
  ],
};
