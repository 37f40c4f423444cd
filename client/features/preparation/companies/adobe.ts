import type { Preparation } from '../preparation.ts';

export const preparation: Preparation = {
  suits:
    'Those who like to know how things work inside: memory, objects, what a call costs. Interviews move from the problem to the language and back, so C++ or Java known well is an advantage.',
  rounds: [
    {
      name: 'Online test',
      length: 'About an hour to two',
      what: 'Coding tasks, for some roles with aptitude or questions on computer science beside them.',
      decides: 'Tasks that pass all their tests.',
    },
    {
      name: 'Technical interviews',
      length: 'Usually two to four of about an hour',
      what: 'Arrays, trees, dynamic programming; puzzles at times; the language and its memory; object-oriented design; the project.',
      decides: 'A clean solution and the ability to explain what lies under it.',
    },
    {
      name: 'Talk with a manager',
      length: 'About half an hour to an hour',
      what: 'Projects in depth, decisions, why this product.',
      decides: 'Judgement: what you left out and why.',
    },
    {
      name: 'HR talk',
      length: 'About half an hour',
      what: 'How you work with others, what you look for.',
      decides: 'A fit that is honest on both sides.',
    },
  ],
  topics: [
    { reading: 'arrays', why: 'In place, with two indices.' },
    { reading: 'matrix', why: 'Pictures are matrices: rotate, spiral, fill.' },
    { reading: 'linkedLists', why: 'Pointers, loops, merging.' },
    { reading: 'trees', why: 'Heights, ancestors, paths, without global variables.' },
    { reading: 'dynamicProgramming', why: 'Medium level, with the table drawn.' },
    { reading: 'cpp', why: 'Virtual functions, lifetimes, copies. Java instead, if it is yours.' },
    { reading: 'stl', why: 'Which container, and what it costs.' },
    { reading: 'operatingSystems', why: 'Threads, paging, deadlock.' },
    { reading: 'designProblems', why: 'Small classes that hold their promises.' },
    { reading: 'portfolio', why: 'A project that bears an hour of questions.' },
  ],
  questions: [
    {
      kind: 'Coding',
      question: 'Rotate a picture by a quarter turn in place.',
      hint: 'Transpose, then reverse each row. Ask which way it turns and whether it is square.',
    },
    {
      kind: 'Coding',
      question: 'Fill a region of equal colour.',
      hint: 'Search from the point; beware of the new colour being the old one. Say how deep the recursion may go.',
    },
    {
      kind: 'Coding',
      question: 'Find where a loop in a linked list begins.',
      hint: 'Two speeds, then one pointer from the start. Be ready to show why they meet there.',
    },
    {
      kind: 'Technical',
      question: 'How does a call of a virtual function find its function?',
      hint: 'The object points to a table of its class. Say what is different in a constructor, and why a base needs a virtual destructor.',
    },
    {
      kind: 'Technical',
      question: 'Two objects hold each other by shared pointers. What happens?',
      hint: 'Their counts never reach zero. One side has to hold weakly: say which, and why.',
    },
    {
      kind: 'Design',
      question: 'Design the classes of a drawing with shapes in groups.',
      hint: 'A group is a shape as well. Ask what has to be added often, shapes or operations.',
    },
    {
      kind: 'Project',
      question: 'What is the slowest part of your project, and how do you know?',
      hint: 'A measurement beats a guess. What you tried, what it brought.',
    },
    {
      kind: 'Behavioural',
      question: 'Tell of something that you built and threw away.',
      hint: 'What it taught, and when you should have seen it. No regret is needed.',
    },
  ],
  days: [
    'Read the invitation and your résumé; choose the language.',
    'Arrays: four problems in place.',
    'Matrix: four problems.',
    'Linked lists: four problems, two with drawings.',
    'C++ or Java questions: objects and lifetimes.',
    'Trees: four problems.',
    'A test of your own: three tasks in ninety minutes.',
    'Dynamic programming: three problems with tables.',
    'The standard library: choose containers for ten small tasks.',
    'Operating systems: threads, paging, deadlock.',
    'Design: shapes and groups, as code.',
    'Two medium problems aloud; review of day 7.',
    'The project for an hour of questions, with somebody who asks.',
    'Mistakes, easy problems, rest.',
  ],
  mistakes: [
    'Using containers without knowing what an insertion costs.',
    'Claiming expert knowledge of C++ and stopping at virtual functions.',
    'Solving the puzzle silently and giving only its result.',
    'A design that begins with inheritance before it is known what will change.',
  ],
};
