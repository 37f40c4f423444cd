/*
 * Synonyms: a thing may have many names in the field, and the site's notes use one of them. Only the matching of
 * questions uses this table; search itself does not.
 */

type Term = {
  /** The name that notes use, in the notation of search: quoted words form a phrase. */
  name: string;
  /** Synonyms. A space may be missing or be a dot, an underscore or a hyphen, and a plural s may follow. */
  also: readonly string[];
  /** The topic of its problems, when the topic has another name. */
  topic?: string;
  /** Words in the header of the text that explains it, when no header contains its name. */
  near?: string;
};

const TERMS: readonly Term[] = [
  { name: '"hash table"', also: ['hash map', 'hash set', 'hashing', 'dictionary', 'dict'], topic: 'hashing' },
  { name: '"linked list"', also: ['ll', 'singly linked list', 'doubly linked list'] },
  { name: 'stack queue', also: ['lifo', 'fifo', 'last in first out', 'first in first out'], topic: 'stack and queue' },
  {
    name: '"binary heap"',
    also: ['priority queue', 'pq', 'min heap', 'max heap', 'heap data structure'],
    topic: 'heap',
  },
  { name: '"binary search tree"', also: ['bst'] },
  {
    name: '"self balancing search tree"',
    also: ['avl', 'avl tree', 'red black tree', 'balanced tree', 'balanced bst', 'self balancing tree'],
    topic: 'binary search tree',
  },
  { name: '"b tree"', also: ['b+ tree', 'b plus tree'] },
  { name: 'trie', also: ['prefix tree'] },
  { name: '"fenwick tree"', also: ['binary indexed tree', 'fenwick'] },
  { name: '"union find"', also: ['dsu', 'disjoint set', 'disjoint set union'] },
  { name: '"minimum spanning tree"', also: ['mst', 'kruskal', 'prim algorithm'], topic: 'spanning tree' },
  { name: '"topological order"', also: ['topological sort', 'topological sorting', 'topo sort'], topic: 'graph' },
  { name: 'bfs', also: ['breadth first search', 'breadth first traversal', 'breadth first'], topic: 'graph' },
  { name: 'dfs', also: ['depth first search', 'depth first traversal', 'depth first'], topic: 'graph' },
  { name: 'dijkstra', also: ['shortest path', 'dijkstras'], topic: 'shortest path' },
  { name: '"dynamic programming"', also: ['dp', 'memoization', 'memoisation', 'tabulation'] },
  { name: '"longest increasing subsequence"', also: ['lis'] },
  { name: '"longest common subsequence"', also: ['lcs'] },
  { name: '"lowest common ancestor"', also: ['lca'] },
  { name: '"two pointer"', also: ['two pointers technique', '2 pointer'] },
  { name: '"sliding window"', also: [] },
  { name: '"binary search"', also: [] },
  { name: '"knuth morris pratt"', also: ['kmp'], topic: 'string matching' },
  { name: 'quicksort', also: ['quick sort'], topic: 'sorting' },
  { name: '"merge sort"', also: [], topic: 'sorting' },
  { name: '"time complexity"', also: ['big o', 'big o notation', 'space complexity', 'asymptotic notation'] },
  { name: 'maths', also: ['math', 'mathematics'] },
  { name: 'mutex', also: ['mutual exclusion'] },
  { name: '"interprocess communication"', also: ['ipc', 'inter process communication'] },
  { name: '"process control block"', also: ['pcb'] },
  { name: '"virtual memory"', also: [] },
  { name: 'thread', also: ['multithreading', 'multithreaded'], near: 'start join' },
  { name: '"garbage collection"', also: ['garbage collector', 'gc'] },
  { name: 'acid', also: ['transaction', 'acid property', 'acid properties'] },
  {
    name: 'keys relational table',
    also: ['primary key', 'foreign key', 'candidate key', 'super key', 'composite key'],
  },
  { name: 'dbms', also: ['sql', 'database', 'database management system'] },
  { name: 'index', also: ['indexing', 'indexes', 'indices'] },
  { name: 'dns', also: ['domain name system', 'domain name server'] },
  { name: '"promise combinator"', also: ['promise all', 'promise race', 'promise any', 'promise allsettled'] },
  { name: 'inheritance', also: ['inheriting'], near: 'overloading overriding polymorphism' },
  {
    name: '"cpu scheduling"',
    also: ['round robin', 'sjf', 'srtf', 'fcfs', 'shortest job first', 'process scheduling'],
  },
  { name: '"tcp handshake"', also: ['3 way handshake', 'three way handshake', 'syn ack'] },
  { name: 'network layer osi', also: ['osi', 'osi model', 'osi layer', 'tcp ip model'] },
  { name: 'tls', also: ['ssl'] },
  { name: '"demand paging"', also: ['page fault', 'swapping'] },
  { name: 'pass value reference', also: ['call by value', 'call by reference', 'pass by value', 'pass by reference'] },
  { name: 'malloc', also: ['dynamic memory allocation', 'dynamic memory'] },
  { name: 'boxing', also: ['autoboxing', 'unboxing', 'wrapper class'] },
  { name: 'string immutable', also: ['string builder', 'string buffer'] },
  { name: 'gil', also: ['global interpreter lock', 'multiprocessing'] },
  { name: '"diamond problem"', also: ['multiple inheritance'] },
  { name: '"page replacement"', also: ['lru page replacement', 'fifo page replacement'], near: 'page evicted' },
  { name: 'choose', also: ['pick', 'choosing'] },
  { name: 'javascript', also: ['js', 'ecmascript'] },
  {
    name: 'class object encapsulation inheritance polymorphism',
    also: ['oop', 'oops concept', 'four pillars of oop', 'object oriented programming', 'object oriented'],
    near: 'class object',
  },
];

/** The lookup key of a form: without letter case, spaces, quotes, dots, underscores, hyphens and plural s. */
const keyOf = (form: string) =>
  form
    .toLowerCase()
    .replace(/[\s"._-]+/g, '')
    .replace(/s$/, '');

const formsOf = ({ name, also }: Term) => [...(name.includes(' ') && !name.startsWith('"') ? [] : [name]), ...also];

const BY_FORM = new Map(TERMS.flatMap((term) => formsOf(term).map((form) => [keyOf(form), term] as const)));

/** Longest forms first, so that of two forms with the same beginning the longer one matches. */
const ANY_FORM = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${TERMS.flatMap(formsOf)
    .toSorted((a, b) => b.length - a.length)
    .map((form) =>
      form
        .replaceAll('"', '')
        .replaceAll('+', String.raw`\+`)
        .replaceAll(' ', String.raw`[\s._-]*`),
    )
    .join('|')})s?(?![\p{L}\p{N}])`,
  'giu',
);

const rewritten = (text: string, wordsFor: (term: Term) => string) =>
  text.replace(ANY_FORM, (form) => {
    const term = BY_FORM.get(keyOf(form));
    return term ? wordsFor(term) : form;
  });

/** A question, or a text to be compared with one, in the words of the site's notes. */
export const inNotesWords = (text: string): string => rewritten(text, ({ name }) => name);

/** A question in the words of the sheet's topics. */
export const inTopicWords = (text: string): string => rewritten(text, ({ name, topic = name }) => topic);

/** The `near` words of the terms that a question names. */
export const nearTo = (text: string): string =>
  Array.from(text.matchAll(ANY_FORM), ([form]) => BY_FORM.get(keyOf(form))?.near ?? '').join(' ');
