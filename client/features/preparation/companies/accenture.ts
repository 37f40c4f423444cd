import type { Preparation } from '../preparation.ts';

export const preparation: Preparation = {
  suits:
    'Graduates of many branches who think quickly, speak clearly and know the basics of software: networks, security, cloud and office work included. For most roles, breadth counts more than hard algorithms.',
  rounds: [
    {
      name: 'Cognitive and technical assessment',
      length: 'About an hour and a half',
      what: 'Verbal and numerical reasoning, then pseudocode, basics of networks, security and cloud. It often decides at once whether you go on.',
      decides: 'Speed with few errors: many short questions, and each takes less than a minute.',
    },
    {
      name: 'Coding assessment',
      length: 'About three quarters of an hour',
      what: 'Two tasks on arrays, strings or numbers, in a language of your choice.',
      decides: 'One task that passes all its tests and one in part is a usual aim.',
    },
    {
      name: 'Communication assessment',
      length: 'About half an hour, by computer',
      what: 'Reading, repeating, answering and retelling aloud.',
      decides: 'Fluent and complete sentences. A quiet room does half of it.',
    },
    {
      name: 'Interview',
      length: 'About half an hour',
      what: 'Your background, a project, how you act in situations, and some technical basics.',
      decides: 'Examples that are concrete, and interest in work with clients.',
    },
  ],
  topics: [
    { reading: 'arrays', why: 'The usual first coding task.' },
    { reading: 'strings', why: 'The usual second one.' },
    { reading: 'bits', why: 'Pseudocode likes AND, OR and shifts.' },
    { reading: 'recursion', why: 'Trace it on paper until the stack holds no surprise.' },
    { reading: 'networks', why: 'Layers, addresses and protocols are part of the technical questions.' },
    { reading: 'operatingSystems', why: 'Processes and memory, as short questions.' },
    { reading: 'assessments', why: 'How to use minutes that are fewer than the tasks.' },
    { reading: 'stories', why: 'The interview is largely about situations.' },
  ],
  questions: [
    {
      kind: 'Aptitude',
      question: 'Find the next figure of the series.',
      hint: 'Follow one property at a time: count, turn, shade. Leave it after a minute and mark it.',
    },
    {
      kind: 'Technical',
      question: 'What is printed: a loop that shifts a number right and counts?',
      hint: 'Write the number in binary. It counts either digits or ones, and the condition says which.',
    },
    {
      kind: 'Technical',
      question: 'What is the difference between a firewall and antivirus software?',
      hint: 'One watches connections, the other files and programs. A sentence each and one attack that each stops.',
    },
    {
      kind: 'Coding',
      question: 'Which element is larger than all that stand to its right?',
      hint: 'Walk from the end with the largest so far, and turn the result round. Say why one pass is enough.',
    },
    {
      kind: 'Coding',
      question: 'Split a number into its digits and sum those at even places.',
      hint: 'Ask from which end places count. It is the sentence that most people skip.',
    },
    {
      kind: 'Project',
      question: 'Explain your project to a client who does not program.',
      hint: 'The problem, who has it, what is better now. No name of a library in the first minute.',
    },
    {
      kind: 'Behavioural',
      question: 'Tell of a time when you had to learn something in a hurry.',
      hint: 'What you left out on purpose is the interesting part.',
    },
    {
      kind: 'Behavioural',
      question: 'Why Accenture?',
      hint: 'Name a kind of work, not an adjective: moving a system, many industries, training in a field you say.',
    },
  ],
  days: [
    'Take a sample of each part and note your time for a question.',
    'Verbal and critical reasoning: thirty short questions.',
    'Numerical reasoning: tables and percentages.',
    'Pseudocode with bits: ten fragments on paper.',
    'Arrays: four easy problems.',
    'Networks: the first half of the questions.',
    'Both assessments in one sitting, with their clocks.',
    'Strings: four easy problems.',
    'Networks: second half; read what the three usual cloud models are.',
    'Operating systems: processes, memory, deadlock.',
    'Two coding tasks in three quarters of an hour.',
    'Read aloud and retell: record yourself for ten minutes.',
    'Three stories, each in two minutes. The project for a client.',
    'A last sample test, your mistakes, and rest.',
  ],
  mistakes: [
    'Thinking long about one early question when a sitting ends by the clock.',
    'Treating networks and security as optional because the degree is in software.',
    'Taking the spoken test in a noisy room or with a bad microphone.',
    'Answering a situation with what one should do, instead of what you did.',
  ],
};
