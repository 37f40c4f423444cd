import type { Preparation } from '../preparation.ts';

export const preparation: Preparation = {
  suits:
    'Graduates who write as clearly as they code. The tasks are of easy to medium level, so care wins: those who test their own programs and finish their sentences get through.',
  rounds: [
    {
      name: 'Online assessment',
      length: 'About two hours',
      what: 'Aptitude with reasoning and English, a short essay, and two coding tasks, one after the other.',
      decides: 'All parts together. The two tasks are meant to be solved, so their hidden tests weigh much.',
    },
    {
      name: 'Communication check',
      length: 'About a quarter to half an hour, where it is held',
      what: 'Reading aloud, repeating sentences, and speaking on a subject for a minute.',
      decides: 'Being understood: pace and whole sentences, not an accent.',
    },
    {
      name: 'Technical interview',
      length: 'About half an hour',
      what: 'The language you know best, object orientation, SQL, your projects, and a short program.',
      decides: 'Depth in one language. Say at the start which one is yours.',
    },
    {
      name: 'HR interview',
      length: 'About a quarter of an hour',
      what: 'Yourself, places, terms of the training, and your questions.',
      decides: 'Honest and short answers.',
    },
  ],
  topics: [
    { reading: 'strings', why: 'Counting, palindromes, words: the likeliest first task.' },
    { reading: 'arrays', why: 'The likeliest second task.' },
    { reading: 'sorting', why: 'Orders by two keys, and what a stable sort keeps.' },
    { reading: 'hashing', why: 'Turns most slow second tasks into fast ones.' },
    { reading: 'assessments', why: 'Two tasks and one clock: when to move on.' },
    { reading: 'java', why: 'The talk stays with one language; take C, C++ or Python if that is yours.' },
    { reading: 'dbms', why: 'Keys, joins, and the query that everybody is asked.' },
    { reading: 'chooseLanguage', why: 'If you waver between two languages two weeks before the date.' },
  ],
  questions: [
    {
      kind: 'Aptitude',
      question: 'A price falls by a tenth and rises by a tenth. Where is it now?',
      hint: 'Take 100 and compute. Percentages of different wholes never cancel.',
    },
    {
      kind: 'Aptitude',
      question: 'Write an essay on whether machines will replace teachers.',
      hint: 'Four paragraphs: what the question is, one reason, one counter-reason, your view. Leave minutes to read it once.',
    },
    {
      kind: 'Coding',
      question: 'Give the first character that occurs once in a text.',
      hint: 'Count in one pass, look in a second. Ask what to print when there is none.',
    },
    {
      kind: 'Coding',
      question: 'Move all zeros to the end and keep the order of the others.',
      hint: 'One index reads, another writes. Test an array of zeros only and one without any.',
    },
    {
      kind: 'Technical',
      question: 'Explain the four ideas of object orientation with your own project.',
      hint: 'One class that hides something, one that is derived, one call that differs by the object. Leave the textbook animals out.',
    },
    {
      kind: 'Project',
      question: 'How did you test your project?',
      hint: 'Tell what you did, even if it was by hand, and which fault it found. Then what you would automate first.',
    },
    {
      kind: 'Behavioural',
      question: 'Describe a disagreement in a team.',
      hint: 'What each side wanted, what you proposed, how it ended. The other side must not look stupid.',
    },
  ],
  days: [
    'One sample test without preparation: note the parts that cost most.',
    'Percentages, profit, averages: ten tasks.',
    'Strings: four easy problems, and tests of your own for each.',
    'Write one essay within its time. Read it the next morning.',
    'Arrays: four easy problems.',
    'Reasoning: coding, series, directions.',
    'Sorting and two tasks within one hour.',
    'Hashing: three problems.',
    'A second essay on the opposite opinion. English exercises.',
    'Questions of your language, first half; run the samples.',
    'Second half, and object orientation with your own classes.',
    'DBMS questions; write five queries by hand.',
    'A whole sample test, then one minute of speech on three subjects.',
    'Mistakes, the project in three minutes, documents.',
  ],
  mistakes: [
    'Leaving the essay for the last minutes: half a text is worse than a short one.',
    'Printing prompts such as “Enter a number” where hidden tests read the output.',
    'Answering definitions without one line of code as an example.',
    'Starting the second task before the first one passes its samples.',
  ],
};
