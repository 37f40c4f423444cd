import type { Preparation } from '../preparation.ts';

export const preparation: Preparation = {
  suits:
    'Graduates who want to work close to systems: software, infrastructure, engineering. The questions stay near the résumé and the basics, so solid knowledge of few things is the best ground.',
  rounds: [
    {
      name: 'Online assessment',
      length: 'About one to two hours',
      what: 'Quantitative and logical ability, English, and technical questions; coding for some roles.',
      decides: 'An even result. Technical questions weigh more for technical roles.',
    },
    {
      name: 'Technical interview',
      length: 'About half an hour',
      what: 'Your language, a small program, SQL, networks or operating systems, and the project.',
      decides: 'How you go on when the first answer is not enough.',
    },
    {
      name: 'HR interview',
      length: 'About a quarter of an hour',
      what: 'Yourself, the terms, place and shifts.',
      decides: 'A clear wish and no contradictions.',
    },
  ],
  topics: [
    { reading: 'maths', why: 'Number tasks in the assessment, and small programs in the talk.' },
    { reading: 'arrays', why: 'Largest, second largest, duplicates: written by hand.' },
    { reading: 'strings', why: 'Reverse, count, compare, without library calls.' },
    { reading: 'c', why: 'Pointers, memory and strings are still asked for roles near the system.' },
    { reading: 'networks', why: 'Addresses, ports and protocols for infrastructure roles.' },
    { reading: 'operatingSystems', why: 'Scheduling, memory, processes.' },
    { reading: 'dbms', why: 'A query and the keys behind it.' },
    { reading: 'portfolio', why: 'The talk stays near the project: make it one that you can open.' },
  ],
  questions: [
    {
      kind: 'Aptitude',
      question: 'In how many ways can the letters of a word with repeated letters be arranged?',
      hint: 'All orders, divided by the orders of each repeated letter. Check it with a word of three.',
    },
    {
      kind: 'Coding',
      question: 'Swap two numbers without a third variable.',
      hint: 'Show sums, then say where they overflow and why you would use a variable at work.',
    },
    {
      kind: 'Coding',
      question: 'Find the duplicates in an array.',
      hint: 'Offer a sort and a set, with the cost of each. Let the interviewer choose.',
    },
    {
      kind: 'Technical',
      question: 'What happens between pressing Enter after ping and the answer?',
      hint: 'Name to address, route, packet there and back, time. Mention that a firewall may keep silent.',
    },
    {
      kind: 'Technical',
      question: 'What is the difference between stack and heap memory?',
      hint: 'Who frees it, how long it lives, what error belongs to each.',
    },
    {
      kind: 'Project',
      question: 'Why did you choose this database?',
      hint: '“We knew it” is an honest start. Then what it gave you and where it would stop being right.',
    },
    {
      kind: 'Behavioural',
      question: 'A client is angry about a fault that is not yours. What do you say?',
      hint: 'Listen, repeat the problem, say the next step and its time. Whose fault it was comes last or never.',
    },
  ],
  days: [
    'Read the invitation; list everything on your résumé that may be asked about.',
    'Aptitude: ratios, mixtures, averages.',
    'Maths from the sheet: five easy problems.',
    'Reasoning: series and arrangements.',
    'Arrays: four problems by hand, then run.',
    'Strings: four without library calls.',
    'A sample assessment with its clock.',
    'C questions, or those of your language: first half.',
    'Second half; write the five programs that you would ask.',
    'Networks: layers, addresses, protocols.',
    'Operating systems: scheduling, memory.',
    'DBMS questions; five queries.',
    'Every line of the résumé aloud, with an example.',
    'Mistakes of the two weeks, documents, rest.',
  ],
  mistakes: [
    'A word on the résumé that you cannot explain for a minute.',
    'Going past networks and operating systems because the role says software.',
    'Stopping at the first “I do not know”. Say what you would try.',
    'Hurrying through English questions that are easy points.',
  ],
};
