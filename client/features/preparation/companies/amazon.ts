import type { Preparation } from '../preparation.ts';

export const preparation: Preparation = {
  suits:
    'Those who like to own a thing from the question to the running system, and who can tell about it. Coding and stories count alike: a strong coder without examples of own work is at a disadvantage.',
  rounds: [
    {
      name: 'Online assessment',
      length: 'About one and a half to two hours',
      what: 'Usually two coding tasks, then a simulation of work or a survey on how you decide.',
      decides: 'Hidden tests for the code. The survey asks for steady answers in line with the leadership principles.',
    },
    {
      name: 'Phone or video screen',
      length: 'About an hour, for some roles',
      what: 'One or two coding questions with talk, and one principle.',
      decides: 'A working solution with its complexity, and a story with a result.',
    },
    {
      name: 'Loop of interviews',
      length: 'Several of about an hour each',
      what: 'Data structures, problem solving, maintainable code, for experienced people also system design. Each begins or ends with questions on one or two principles.',
      decides:
        'Each interviewer notes evidence on the principles given to them, and they decide together. One usually comes from another team, to keep the bar.',
    },
  ],
  topics: [
    { reading: 'top50', why: 'The usual patterns in one list: solve them before going deep.' },
    { reading: 'hashing', why: 'The first idea for most assessment tasks.' },
    { reading: 'twoPointers', why: 'Windows over arrays and texts are a favourite.' },
    { reading: 'trees', why: 'Level order, ancestors, paths.' },
    { reading: 'graphs', why: 'Grids, spreading, order of tasks.' },
    { reading: 'heaps', why: 'The k largest, merging, scheduling.' },
    { reading: 'designProblems', why: 'Caches and logs as classes: maintainable code is a theme of its own.' },
    { reading: 'stories', why: 'Eight to ten true stories, each usable for several principles.' },
    { reading: 'systemDesign', why: 'Even juniors may be asked how it would hold ten times the users.' },
    { reading: 'thinkAloud', why: 'What the interviewer does not hear cannot be written down.' },
  ],
  questions: [
    {
      kind: 'Coding',
      question: 'How long until the rot has reached every fruit of the grid?',
      hint: 'A search in breadth from all rotten ones at once. Count what is fresh before, to notice what is never reached.',
    },
    {
      kind: 'Coding',
      question: 'Give the k most frequent words.',
      hint: 'Count, then a heap of k. Ask how ties are ordered: it is meant to be asked.',
    },
    {
      kind: 'Coding',
      question: 'Build a cache that forgets what was used longest ago.',
      hint: 'A map to nodes of a doubly linked list. Say why neither of them suffices alone.',
    },
    {
      kind: 'Design',
      question: 'Design the classes of a parcel locker.',
      hint: 'Sizes, places, codes. Begin with what must never happen: two parcels in one place.',
    },
    {
      kind: 'Behavioural',
      question: 'Tell of a time when you went beyond what was asked of you for a user.',
      hint: 'Situation in two sentences, most of the time on what you yourself did, then the result and what you learnt.',
    },
    {
      kind: 'Behavioural',
      question: 'Tell of a decision that you made with too little information.',
      hint: 'Say whether it could be reversed: that explains why speed was right, or was not.',
    },
    {
      kind: 'Behavioural',
      question: 'When did you disagree and go along all the same?',
      hint: 'Show both: that you said it with reasons, and that you then worked for the decision.',
    },
    {
      kind: 'Technical',
      question: 'Your service is slow since noon. What do you do?',
      hint: 'What changed, what the measurements say, undo first and understand then. Name the number that you would look at first.',
    },
  ],
  days: [
    'Read the leadership principles. List ten things that you did and note what they show.',
    'Hashing: four problems.',
    'Windows: four problems. Write one story in full.',
    'Trees: four problems.',
    'Graphs in grids: three problems. A second story.',
    'Heaps: three problems.',
    'Two tasks in ninety minutes, as in the assessment.',
    'Review the mistakes. Stories three and four.',
    'Graphs: order of tasks, shortest way.',
    'Design: the cache and the locker, as classes that run.',
    'Top 50: five of those you have not solved.',
    'System design for juniors, and one drawing of your own.',
    'A whole mock: one coding problem aloud and two principles.',
    'Stories aloud once, one easy problem, rest.',
  ],
  mistakes: [
    'Treating the principles as small talk: they are half of the notes that are written about you.',
    'Telling what “we” did. Say what would be missing without you.',
    'Using one story in all interviews. They compare notes.',
    'Code that works and cannot be read: names and small functions are looked at.',
  ],
};
