import type { Preparation } from '../preparation.ts';

export const preparation: Preparation = {
  suits:
    'Those who like databases and systems as much as algorithms. Teams differ much, from cloud to applications, so a broad base of computer science helps more than the hardest problems.',
  rounds: [
    {
      name: 'Online test',
      length: 'About one and a half to two hours, for many graduate roles',
      what: 'Coding, reading code, questions on computer science, sometimes aptitude.',
      decides: 'No weak part: there are many short questions beside the tasks.',
    },
    {
      name: 'Technical interviews',
      length: 'Usually two to four of about three quarters of an hour',
      what: 'Data structures, SQL, operating systems, networks, Java or C++, the project; design for cloud roles and later levels.',
      decides: 'Basics that hold, and a solution that you improve when asked.',
    },
    {
      name: 'Talk with a manager',
      length: 'About half an hour to three quarters',
      what: 'Projects, the team’s field, how you work.',
      decides: 'Interest in this team, with a reason.',
    },
    {
      name: 'HR talk',
      length: 'About a quarter to half an hour',
      what: 'Place, start, expectations.',
      decides: 'Mostly a formality, if nothing contradicts.',
    },
  ],
  topics: [
    { reading: 'dbms', why: 'More than elsewhere: indexes, plans, isolation, recursive and window queries.' },
    { reading: 'linkedLists', why: 'A usual start of the first interview.' },
    { reading: 'stacks', why: 'Brackets, smallest so far, queues from stacks.' },
    { reading: 'searchTrees', why: 'The way from a tree to an index is short and is taken.' },
    { reading: 'graphs', why: 'Grids and dependencies at medium level.' },
    { reading: 'operatingSystems', why: 'Paging, scheduling, locks.' },
    { reading: 'java', why: 'The house’s own language: collections, memory, threads.' },
    { reading: 'networks', why: 'For cloud roles: addresses, names, load balancing.' },
    { reading: 'systemDesign', why: 'For cloud roles and later levels.' },
  ],
  questions: [
    {
      kind: 'Coding',
      question: 'A stack that also tells its smallest element at once.',
      hint: 'Keep the smallest beside each element. Then: what if most values are equal?',
    },
    {
      kind: 'Coding',
      question: 'Check that a tree is a search tree.',
      hint: 'Hand bounds down; comparing with the children alone is the known trap. Or walk in order and compare with the last.',
    },
    {
      kind: 'Coding',
      question: 'In which order can the courses be taken?',
      hint: 'Take what depends on nothing, again and again. What is left over is the circle.',
    },
    {
      kind: 'Technical',
      question: 'A query is slow. How do you find out why?',
      hint: 'The plan first: what is read in full and how many rows were expected. Then an index, and what the index costs in writing.',
    },
    {
      kind: 'Technical',
      question: 'Give the three best paid people of each department.',
      hint: 'A window with a rank by department. Say which rank, as equal salaries decide it.',
    },
    {
      kind: 'Technical',
      question: 'What does a page fault do?',
      hint: 'From the missing entry through the disk to the repeated instruction. Say why it differs from a fault of the program.',
    },
    {
      kind: 'Technical',
      question: 'How does a HashMap find its key, and what must the key promise?',
      hint: 'Hash, place, equality. Equal keys need equal hashes, and may not change while they are in.',
    },
    {
      kind: 'Behavioural',
      question: 'Tell of a long piece of work that bored you.',
      hint: 'How you kept it exact, or automated it. Pretending that nothing bores you is not believed.',
    },
  ],
  days: [
    'Find out the team or field; list its basics.',
    'DBMS questions: keys to joins; eight queries.',
    'Linked lists: four problems.',
    'Stacks: four problems.',
    'DBMS: indexes and plans; look at the plan of three queries.',
    'Search trees: four problems.',
    'A test of your own: two tasks and thirty short questions.',
    'DBMS: transactions, isolation, windows.',
    'Operating systems: paging, scheduling, locks.',
    'Java questions: collections and memory, or those of your language.',
    'Graphs: three problems.',
    'Networks; for cloud roles system design.',
    'A mock: one problem, one query, one question of systems. Two stories.',
    'Mistakes, the project, rest.',
  ],
  mistakes: [
    'Leaving SQL at SELECT and JOIN.',
    'Naming an index as the cure for every query.',
    'Preparing for hard algorithms only and missing the short questions.',
    'Knowing nothing of the team when asked why it.',
  ],
};
