import type { Preparation } from '../preparation.ts';

export const preparation: Preparation = {
  suits:
    'Graduates who know which profile they want. The tests differ by role: general ones ask for aptitude and communication, developer roles for code and SQL. Whoever prepares for the right one saves half of the work.',
  rounds: [
    {
      name: 'Communication assessment',
      length: 'About an hour, where it comes first',
      what: 'Reading, listening, speaking and grammar, judged by a computer.',
      decides: 'Clear speech at an even pace. For some roles it is a gate.',
    },
    {
      name: 'Aptitude or technical assessment',
      length: 'About one to two hours, by role',
      what: 'Numbers, reasoning and pseudocode for general roles; coding tasks and SQL for developer roles.',
      decides: 'The parts of your role. Read the invitation before you practise.',
    },
    {
      name: 'Interview',
      length: 'About half an hour to three quarters',
      what: 'Technical and HR questions together: one language, a query, a small program, the project, and your preferences of place.',
      decides: 'Basics without gaps, and talk that goes both ways.',
    },
  ],
  topics: [
    { reading: 'strings', why: 'The plainest and most frequent coding tasks.' },
    { reading: 'arrays', why: 'Search, sums and rotations.' },
    { reading: 'hashing', why: 'Counts and pairs in one pass.' },
    { reading: 'dbms', why: 'For developer roles SQL is a part of its own: joins, groups, subqueries.' },
    { reading: 'java', why: 'A usual language of the interview; take yours if it is another.' },
    { reading: 'javascript', why: 'For web roles: functions, promises and array methods in short.' },
    { reading: 'linkedLists', why: 'Reversing and finding a loop are asked on paper.' },
    { reading: 'assessments', why: 'Gates in a row: how to use each clock.' },
  ],
  questions: [
    {
      kind: 'Aptitude',
      question: 'A train passes a pole and then a bridge. How long is it?',
      hint: 'Passing a pole is its own length, passing a bridge is both together. Two equations, one speed.',
    },
    {
      kind: 'Coding',
      question: 'Are two texts anagrams of each other?',
      hint: 'Compare lengths, then counts. Say what happens with capitals and spaces before you write.',
    },
    {
      kind: 'Coding',
      question: 'Rotate an array by k places.',
      hint: 'Take k modulo the length. Three reversals need no second array.',
    },
    {
      kind: 'Technical',
      question: 'List each department with the number of people, also those with none.',
      hint: 'LEFT JOIN and count a column of the right table: counting rows would give one where there is nobody.',
    },
    {
      kind: 'Technical',
      question: 'What happens when you open a web page?',
      hint: 'Name, address, connection, request, answer, drawing. Stop at the step that you are asked about.',
    },
    {
      kind: 'Project',
      question: 'Draw the tables of your project.',
      hint: 'Keys first, then what refers to what. Say one rule that the database enforces.',
    },
    {
      kind: 'Behavioural',
      question: 'You get a technology that you never wanted. What then?',
      hint: 'An example of something you came to like is better than a promise.',
    },
  ],
  days: [
    'Find the role in your invitation and list its parts.',
    'Speak: read a page aloud, retell it, record both.',
    'Strings: four easy problems.',
    'SQL: joins. Write six queries.',
    'Arrays: four easy problems.',
    'Aptitude: speed, work, averages.',
    'A sample test of your role.',
    'SQL: groups and subqueries; six queries.',
    'Hashing: three problems.',
    'Questions of your language, with their samples.',
    'Linked lists: reverse, middle, loop, on paper.',
    'Grammar and listening for half an hour; reasoning for one.',
    'The project with its tables in five minutes; two stories.',
    'The wrong answers of both weeks, documents, rest.',
  ],
  mistakes: [
    'Preparing for another role than the one on the invitation.',
    'Taking the communication test lightly because the English is good: pace and microphone count.',
    'Writing SQL without running it. Groups and empty sides go wrong unseen.',
    'Being silent while writing the small program in the talk.',
  ],
};
