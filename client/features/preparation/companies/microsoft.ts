import type { Preparation } from '../preparation.ts';

export const preparation: Preparation = {
  suits:
    'Those who write code that others will keep: clear names, cases thought of beforehand, tests in mind. The problems are rarely exotic, and the conversation about them is long.',
  rounds: [
    {
      name: 'Online assessment',
      length: 'About an hour to an hour and a half',
      what: 'Two or three coding tasks with hidden tests, for many graduate and intern roles.',
      decides: 'Right solutions within the limits. Edge cases make the difference.',
    },
    {
      name: 'Screen',
      length: 'About half an hour to an hour, for some roles',
      what: 'A recruiter or an engineer: background, why this team, one problem.',
      decides: 'Interest with a reason, and clean basics.',
    },
    {
      name: 'Interview rounds',
      length: 'Usually three or four of about an hour',
      what: 'Data structures and algorithms, code quality, design for later levels, and how you work with others, often mixed in one round.',
      decides:
        'Whether you clarify, take hints, and test your own code. A last talk with a senior person may weigh the whole.',
    },
  ],
  topics: [
    { reading: 'arrays', why: 'In place, with clean indices.' },
    { reading: 'strings', why: 'Parsing and reversing with all the edge cases.' },
    { reading: 'linkedLists', why: 'Still asked here: pointers show care.' },
    { reading: 'trees', why: 'Traversals both ways, ancestors, and turning trees to text.' },
    { reading: 'graphs', why: 'Grids and dependencies.' },
    { reading: 'dynamicProgramming', why: 'Medium level: coins, edits, subsequences.' },
    { reading: 'designProblems', why: 'Classes with several operations that must all stay fast.' },
    { reading: 'operatingSystems', why: 'Threads, locks and memory come up for systems teams.' },
    { reading: 'thinkAloud', why: 'The hour is a conversation more than an exam.' },
    { reading: 'systemDesign', why: 'For later rounds and later levels.' },
  ],
  questions: [
    {
      kind: 'Coding',
      question: 'Reverse the words of a sentence in place.',
      hint: 'Reverse all, then each word. Ask about several spaces and spaces at the ends.',
    },
    {
      kind: 'Coding',
      question: 'Write a tree to text and read it back.',
      hint: 'Preorder with a mark for what is missing. Name the separator and why values cannot hold it.',
    },
    {
      kind: 'Coding',
      question: 'Copy a linked list in which each node also points anywhere.',
      hint: 'A map from old to new is enough. Offer the version that weaves the copies in, for the space.',
    },
    {
      kind: 'Technical',
      question: 'How would you test your function?',
      hint: 'Empty, one, two, equal values, the largest, wrong input. Then the property that always holds.',
    },
    {
      kind: 'Technical',
      question: 'Two threads add to one counter. What can be seen in the end?',
      hint: 'Lost additions: reading and writing are two steps. Offer a lock and an atomic operation and say when each.',
    },
    {
      kind: 'Design',
      question: 'Design the undo of an editor.',
      hint: 'Two stacks of changes. Ask how much memory it may take and what happens after a new change.',
    },
    {
      kind: 'Behavioural',
      question: 'Tell of feedback that was hard to hear.',
      hint: 'What it was, what was right about it, what is different since. Learning is the theme of this house.',
    },
    {
      kind: 'Behavioural',
      question: 'How did you help somebody else to do good work?',
      hint: 'A review, an explanation, a tool. Say what they could do afterwards.',
    },
  ],
  days: [
    'Two easy problems aloud, recorded. Listen to what is missing.',
    'Arrays: four problems in place.',
    'Strings: four problems with tests written first.',
    'Linked lists: four problems.',
    'Trees: four problems, each recursive and with a stack.',
    'Trees to text; ancestors.',
    'An assessment of your own: three tasks in ninety minutes.',
    'Graphs: three problems.',
    'Dynamic programming: coins and edits.',
    'Dynamic programming: subsequences; review of day 7.',
    'Design problems: two classes that run.',
    'Threads and locks: read the questions, write the counter.',
    'A mock of an hour with somebody who gives hints. Two stories.',
    'Your mistakes, the questions that you want to ask, rest.',
  ],
  mistakes: [
    'Beginning to write before asking what the input may be.',
    'Defending an idea against a hint. The hint is meant to help.',
    'Leaving the test of the code to the interviewer.',
    'Code in one long function that only its author can read.',
  ],
};
