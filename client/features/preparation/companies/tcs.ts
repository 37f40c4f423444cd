import type { Preparation } from '../preparation.ts';

export const preparation: Preparation = {
  suits:
    'Graduates of any engineering branch, and of many science courses, who want a broad first job with long training. The test asks for even results more than for one strong subject, so a steady preparer does well.',
  rounds: [
    {
      name: 'National Qualifier Test',
      length: 'About three hours, in one sitting',
      what: 'Numerical ability, verbal ability and reasoning first; an advanced part with harder aptitude and coding behind it. Parts have clocks of their own, and you cannot carry minutes over.',
      decides:
        'The sum opens the door, and the advanced part sorts into the profiles. Working code for one task counts more than two that are half done.',
    },
    {
      name: 'Technical interview',
      length: 'About half an hour',
      what: 'One language from your résumé, a short program on paper or screen, SQL, and the project of your last year.',
      decides:
        'Whether you can explain what you claim. A plain answer that is yours beats a definition learnt by heart.',
    },
    {
      name: 'Managerial interview',
      length: 'Often joined to the technical one',
      what: 'How you work under a deadline, in a team, and with work that you did not choose.',
      decides: 'Calm and consistency: the same story as on the résumé.',
    },
    {
      name: 'HR interview',
      length: 'About a quarter of an hour',
      what: 'Where you may be placed, shifts, documents, and why TCS.',
      decides: 'Honest answers about mobility, and papers that agree with the form.',
    },
  ],
  topics: [
    {
      reading: 'maths',
      why: 'Divisors, digits, primes: the test’s coding tasks like them, and so does the aptitude part.',
    },
    { reading: 'arrays', why: 'The most frequent ground of the first coding task.' },
    { reading: 'strings', why: 'Counting, reversing and checking, with input that you read yourself.' },
    { reading: 'recursion', why: 'A favourite for tracing by hand in the talk.' },
    { reading: 'assessments', why: 'How to spend the minutes when each part has its clock.' },
    { reading: 'dbms', why: 'Keys, joins and normal forms are asked of every branch.' },
    {
      reading: 'java',
      why: 'If it is the language of your résumé: objects, strings, collections. Take C, C++ or Python instead if it is yours.',
    },
    { reading: 'stories', why: 'Two stories serve the managerial and the HR talk.' },
  ],
  questions: [
    {
      kind: 'Aptitude',
      question: 'Two pipes fill a tank in different times and a third empties it. How long does it take together?',
      hint: 'Work with the part filled in one hour and add with signs. Practise until rates, ages and percentages need no thinking about the method.',
    },
    {
      kind: 'Coding',
      question: 'Print the numbers up to n that read the same from both ends.',
      hint: 'Write a function for one number first, test it with 0 and with 10, then loop. Read the input format twice: extra text fails the hidden tests.',
    },
    {
      kind: 'Technical',
      question: 'What is the difference between overloading and overriding?',
      hint: 'One sentence each, when it is decided (while compiling, while running), and a class from your own project.',
    },
    {
      kind: 'Technical',
      question: 'Find the second highest value of a column in SQL.',
      hint: 'Give one query, then say what it does with equal values. That sentence is what is being looked for.',
    },
    {
      kind: 'Project',
      question: 'Which part of the project did you do yourself?',
      hint: 'Name the part, one difficulty and how you found the cause. “We” in every sentence is heard as “not I”.',
    },
    {
      kind: 'Behavioural',
      question: 'Your team mate stops working a week before the date. What do you do?',
      hint: 'Speak with the person first, then cut the work, then tell who waits for it. If it happened, tell that instead.',
    },
    {
      kind: 'Behavioural',
      question: 'Are you ready to move to another town, or to work in shifts?',
      hint: 'Say what is true. If there is a limit, name it and its reason once, without apology.',
    },
  ],
  days: [
    'Read your invitation and list the parts of the test. Try a sample of each to see what is weak.',
    'Aptitude: percentages, ratios, averages. Ten tasks against the clock.',
    'Maths problems from the sheet: digits, primes, divisors.',
    'Aptitude: time and work, speed and distance.',
    'Arrays: four easy problems with input that you read yourself.',
    'Reasoning: series, arrangements, syllogisms.',
    'One whole sample test in one sitting. Write down where the minutes went.',
    'Strings: four easy problems.',
    'Verbal: one text with questions, one exercise of sentence order.',
    'DBMS questions: keys, joins, normal forms; write five queries.',
    'Your language: read the questions and run the samples.',
    'Recursion, and one coding task harder than you like.',
    'A second sample test. Then two stories aloud: a team, a mistake.',
    'Go through your mistakes only, check the documents, and sleep.',
  ],
  mistakes: [
    'Preparing code alone: the aptitude parts stop more people than the coding part.',
    'Leaving a coding task without any output. Simple cases may give points on their own.',
    'Putting four languages on the résumé and being able to explain none of them to the end.',
    'Giving one answer about moving in the form and another in the talk.',
  ],
};
