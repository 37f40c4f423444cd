import type { Preparation } from '../preparation.ts';

export const preparation: Preparation = {
  suits:
    'Graduates who read code well and stay calm in unusual tests. Pseudocode and game-like tasks come early, so a quick eye and a steady hand help as much as knowledge.',
  rounds: [
    {
      name: 'Technical assessment',
      length: 'About half an hour to an hour',
      what: 'Pseudocode and questions on data structures, object orientation and operating systems.',
      decides: 'Exact tracing. It often closes the door alone.',
    },
    {
      name: 'English test',
      length: 'About half an hour',
      what: 'Grammar, vocabulary and a text, in several shapes.',
      decides: 'A bar to pass, no contest.',
    },
    {
      name: 'Game-like reasoning',
      length: 'About half an hour',
      what: 'Short games: grids, paths, switches, numbers under time.',
      decides: 'Understanding the rule fast. Practise each shape once, so that the rule itself is not new.',
    },
    {
      name: 'Coding',
      length: 'About three quarters of an hour to an hour, for some roles',
      what: 'One or two tasks of easy to medium level.',
      decides: 'Hidden tests; edge cases are in them.',
    },
    {
      name: 'Technical and HR interview',
      length: 'About half an hour each, or joined',
      what: 'Language, database, project, then places and expectations.',
      decides: 'Basics that hold, and a project that is yours.',
    },
  ],
  topics: [
    { reading: 'recursion', why: 'Half of the pseudocode is a function that calls itself.' },
    { reading: 'bits', why: 'The other surprises are shifts and XOR.' },
    { reading: 'dsa', why: 'Costs of stacks, queues and trees, as short questions.' },
    { reading: 'c', why: 'Pointers and evaluation order explain most tricky fragments.' },
    { reading: 'arrays', why: 'For the coding tasks.' },
    { reading: 'stacks', why: 'Brackets and next greater elements are common at this level.' },
    { reading: 'dbms', why: 'Keys, normal forms and joins for the talk.' },
    { reading: 'operatingSystems', why: 'Processes, threads, deadlock in two sentences each.' },
  ],
  questions: [
    {
      kind: 'Technical',
      question: 'What does f(5) return if f calls itself twice?',
      hint: 'Draw the tree of calls and fill in the leaves first. Repeated branches need no second look.',
    },
    {
      kind: 'Technical',
      question: 'What do x = x ^ y, y = x ^ y, x = x ^ y do, one after the other?',
      hint: 'The two values have changed places. Show it with two small numbers.',
    },
    {
      kind: 'Aptitude',
      question: 'Which switches turn the order 1 2 3 4 into 3 1 4 2?',
      hint: 'Go backwards from the result: fewer switches fit the end than the beginning.',
    },
    {
      kind: 'Coding',
      question: 'Check whether brackets are balanced.',
      hint: 'A stack of what is open. The two cases that are forgotten: a closing one first, and something left at the end.',
    },
    {
      kind: 'Technical',
      question: 'Process or thread: what is shared?',
      hint: 'Memory is shared by threads and not by processes. Add one danger that comes from it.',
    },
    {
      kind: 'Project',
      question: 'What was the hardest fault in your project?',
      hint: 'How you saw it, what you suspected first, what it was. The wrong suspicion makes it believable.',
    },
    {
      kind: 'Behavioural',
      question: 'How do you act when the requirements change late?',
      hint: 'Ask what the change is for, say what it costs, offer a smaller version. With an example.',
    },
  ],
  days: [
    'Read how the rounds of your invitation follow each other; try one sample of each.',
    'Pseudocode: ten fragments with loops, on paper.',
    'Recursion: four problems, and the tree of calls for each.',
    'Bits: four easy problems.',
    'DSA questions: arrays to hash tables.',
    'English: grammar and one text.',
    'A technical sample test; every wrong answer traced again.',
    'Game-like tasks: each shape once, for the rule.',
    'Arrays: four problems.',
    'Stacks: three problems.',
    'C questions on pointers and evaluation, or those of your language.',
    'DBMS: normal forms and joins.',
    'Operating systems in short; the project in three minutes.',
    'One mixed sample, mistakes, rest.',
  ],
  mistakes: [
    'Tracing in the head. Paper is slower for a minute and faster for the test.',
    'Meeting the games for the first time in the test itself.',
    'Forgetting empty input and one element in the coding task.',
    'Reciting definitions in the talk when an example was asked for.',
  ],
};
