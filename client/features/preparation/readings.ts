import { noteTopicHref, type NoteKind, noteTopicOf } from '#shared/note-topics.ts';
import { href } from '#shared/paths.ts';
import { sheetParameters } from '#shared/rules/sheet-address.ts';

export type Reading = { kind: 'Problems' | 'Questions' | 'Cheat sheet' | 'Blog' | 'Ideas'; label: string; to: string };

const sheet = (topic: string): Reading => ({
  kind: 'Problems',
  label: topic,
  to: `${href('sheet')}?${sheetParameters({ topic }).toString()}`,
});
const blog = (id: number, label: string): Reading => ({ kind: 'Blog', label, to: href('blog', { id }) });

/** @throws Error for a category that shared/note-topics.ts does not have */
function notes(noteKind: NoteKind, category: string): Reading {
  const topic = noteTopicOf(noteKind, category);
  if (!topic) throw new Error(`There are no notes of ${category}: shared/note-topics.ts differs`);
  const kind = noteKind === 'cheat-sheet' ? 'Cheat sheet' : 'Questions';
  return { kind, label: topic.name, to: noteTopicHref(topic) };
}

/** What the preparation pages send a reader to, by the names that their files use. */
export const READINGS = {
  arrays: sheet('Arrays'),
  strings: sheet('Strings'),
  hashing: sheet('Hashing'),
  twoPointers: sheet('Two Pointers and Sliding Window'),
  linkedLists: sheet('Linked List'),
  stacks: sheet('Stack and Queue'),
  trees: sheet('Trees'),
  heaps: sheet('Heap'),
  graphs: sheet('Graphs'),
  dynamicProgramming: sheet('Dynamic Programming'),
  greedy: sheet('Greedy and Intervals'),
  bits: sheet('Bit Manipulation'),
  maths: sheet('Maths'),
  recursion: sheet('Recursion'),
  matrix: sheet('Matrix'),
  sorting: sheet('Sorting'),
  prefixSums: sheet('Prefix Sum'),
  parsing: sheet('String Matching and Parsing'),
  monotonicStacks: sheet('Monotonic Stack'),
  searchTrees: sheet('Binary Search Trees'),
  searchOnAnswer: sheet('Binary Search on the Answer'),
  tries: sheet('Tries'),
  designProblems: sheet('Design'),
  unionFind: sheet('Union-Find'),
  shortestPaths: sheet('Shortest Paths and Spanning Trees'),
  gridProgramming: sheet('Grid Dynamic Programming'),
  knapsack: sheet('Knapsack and Stocks'),
  top50: { kind: 'Problems', label: 'Top 50', to: href('top50') },
  dsa: notes('interview-questions', 'dsa'),
  python: notes('interview-questions', 'py'),
  java: notes('interview-questions', 'java'),
  dbms: notes('interview-questions', 'dbms'),
  cpp: notes('interview-questions', 'cpp'),
  c: notes('interview-questions', 'c'),
  operatingSystems: notes('interview-questions', 'os'),
  networks: notes('interview-questions', 'cn'),
  javascript: notes('cheat-sheet', 'js'),
  stl: notes('cheat-sheet', 'cppstl'),
  planWeeks: blog(45, 'Plan the weeks'),
  practise: blog(46, 'How to practise a problem'),
  thinkAloud: blog(47, 'Think aloud in the interview'),
  reviewMistakes: blog(48, 'Review mistakes'),
  assessments: blog(49, 'Online assessments'),
  systemDesign: blog(50, 'System design for juniors'),
  stories: blog(51, 'Behavioural stories'),
  chooseLanguage: blog(52, 'Choose a language'),
  portfolio: blog(53, 'Build a portfolio project'),
  lastWeek: blog(54, 'The last week'),
  projects: { kind: 'Ideas', label: 'Project ideas', to: href('projects') },
} satisfies Record<string, Reading>;

export type ReadingName = keyof typeof READINGS;
