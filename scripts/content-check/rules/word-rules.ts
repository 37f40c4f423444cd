import { type CheckedContent, recordsOf } from '../checked-content.ts';
import { filledFields, placeOf, type Rule } from './rule.ts';
import { approachesOf } from './written-approaches.ts';

/** The kinds of fields that readers see as prose. */
const PROSE = ['text', 'line', 'entries'];

/** Matches what is not prose: code and links. */
const NOT_PROSE = /```[^]*?```|`[^`\n]+`|\]\([^)\n]*\)/g;

/** Words that the style guide in prisma/content/README.md avoids, each with what to write instead. */
const AVOIDED: { pattern: RegExp; write: string }[] = [
  { pattern: /\bwhole numbers?\b/i, write: 'integer' },
  {
    pattern: /\b(?:a|each|one|two|both|every) texts?\b(?! (?:file|editor|field|box|node|message|column))/i,
    write: 'string',
  },
  { pattern: /\bas texts\b/i, write: 'as strings' },
  { pattern: /\b(?:brothers?|sisters?) of (?:a|the|each) node\b|\bone brother\b/i, write: 'sibling' },
  { pattern: /\bdear(?:er|est)\b/i, write: 'more expensive, highest price' },
  { pattern: /\blast but (?:one|two|\d)\b/i, write: 'second to last' },
  { pattern: /\bthousand million\b/i, write: 'billion' },
  { pattern: /\bsecond next\b/i, write: 'two positions ahead' },
  { pattern: /\bhalving search\b|\bsearch(?:es|ed)?(?: \w+){0,3} by halving\b/i, write: 'binary search' },
  { pattern: /\bneedless zeros?\b/i, write: 'leading zeros, trailing zeros' },
  { pattern: /\bthe other way (?:a)?round\b/i, write: 'reversed, vice versa' },
  { pattern: /\bin vain\b/i, write: 'without success, or what happens' },
  { pattern: /\bleaves? no remainder\b/i, write: 'is divisible by' },
  { pattern: /\bthe own [a-z]+\b/i, write: 'its, your' },
  {
    pattern:
      /(?:^|[.!?:] )Who(?:ever)? (?!is\b|are\b|was\b|were\b|does\b|did\b|has\b[^.]*\?|can\b[^.]*\?)[^.?!]*[.;](?!\?)/m,
    write: 'name who acts',
  },
  {
    pattern:
      /\bby and by\b|\bof late\b|\bnamely\b|\bhence the\b|\bthereupon\b|\bwherein\b|\bthe former\b[^.]*\bthe latter\b/i,
    write: 'plain modern English',
  },
  { pattern: /\bexclusive or\b/i, write: 'XOR' },
  { pattern: /\bbelongs? into\b/i, write: 'belongs in' },
  {
    pattern:
      /\b(?:un|re|de)?(?:amorti|memoi|initiali|speciali|materiali|optimi|recogni|utili|seriali|synchroni|lineari|normali|minimi|maximi|factori)s(?:e[drs]?|ers?|ing|ations?|able)\b/i,
    write: 'it with z: amortized, memoization',
  },
  {
    pattern: /\bO\([^()]*\b[A-Za-z](?:\^\d|[²³])?(?: \*)? [A-Za-z](?:\^\d|[²³])?(?![A-Za-z(])/,
    write: 'a product as O(n · m)',
  },
];

/** The places where an avoided word is intended, with the reason. */
const MEANT: Record<string, string> = {
  'problem/a-bus-line-in-one-text name: one text': 'a name, by which ticks go',
  'problem/dearer-than-its-kind name: dearer': 'a name, by which ticks go',
};

/** Problems of contests and SQL exercises that are not based on a known problem. */
const OF_THEIR_OWN = new Set(
  [
    'night-courier one-in-the-hand a-promise-kept-nine-times-in-ten a-report-with-totals age-at-each-visit',
    'ancestors-of-a-foal average-with-missed-tests couples-who-never-danced dearer-than-its-kind',
    'dishes-of-the-same-ingredients extras-of-a-booking ferries-that-sail-nearly-empty house-numbers-in-order',
    'how-to-reach-each-guest late-return-fees missed-appointments places-left-in-each-course',
    'power-used-between-readings scanned-twice share-of-each-stall stock-after-a-delivery stocktaking',
    'the-cheapest-offer thermometers-that-disagree unclaimed-umbrellas weight-of-nested-boxes where-each-room-is',
    'wines-on-sale words-of-the-guest-book working-days-until-repaired',
  ]
    .join(' ')
    .split(' '),
);

/** The names that interviewers use for techniques. */
const TECHNIQUES = new RegExp(
  [
    'brute[- ]force|exhaustive search|simulat(?:e|es|ion)|linear (?:scan|search)|single pass|one pass|enumerat(?:e|ion)',
    'sort(?:ed|ing|s)?\\b|merge sort|bucket|quickselect|counting|partition|permutation',
    'hash(?:ing| map| set| table)?\\b|frequency|dictionary',
    'two pointers?|three pointers|fast and slow pointers|sliding window|prefix (?:sum|product|maxim|minim|XOR)|suffix|difference array',
    'binary search|ternary search|divide and conquer|meet in the middle|coordinate compression|sweep line|line sweep',
    'greedy|interval scheduling|exchange argument',
    'dynamic programming|memoiz(?:ation|ed|e)|tabulation|knapsack|recurrence|digit DP|bitmask|Kadane',
    'recursi(?:on|ve)|backtracking|iterati(?:on|ve)|pruning',
    'breadth-first|depth-first|\\bBFS\\b|\\bDFS\\b|topological|flood fill|traversal|in-?order|pre-?order|post-?order|level order|Morris',
    'union-find|disjoint set|Dijkstra|Bellman-Ford|Floyd|Kruskal|Prim|Kahn|Tarjan|bridge|Hierholzer|Eulerian|bipartite|Kuhn|augmenting path|max(?:imum)? flow|shortest path|spanning tree|strongly connected',
    'heap|priority queue|monotonic|stack|queue|deque|trie|linked list|segment tree|Fenwick|sparse table|binary lifting|ordered (?:map|set)|balanced (?:tree|BST)|binary search tree|ring buffer|circular buffer|array|matrix|lazy (?:deletion|propagation|initialization)|snapshot',
    "bit manipulation|bitwise|\\bXOR\\b|bit count|bit mask|number theory|\\bgcd\\b|greatest common divisor|modular|sieve|prime|fast exponentiation|binary exponentiation|combinatorics|geometry|convex hull|cross product|closed[- ]form|formula|arithmetic|game theory|Sprague-Grundy|inclusion-exclusion|pigeonhole|Floyd's",
    'KMP|Knuth|Z[- ](?:algorithm|function)|rolling hash|Rabin-Karp|Manacher|Aho-Corasick|parsing|parser|state machine|finite automaton|string building|two-stack|expand around',
    'join|subquery|subqueries|anti-join|window function|recursive CTE|\\bCTE\\b|common table expression|GROUP BY|group(?:s|ed|ing)?\\b|aggregat|FILTER|\\bCASE\\b|EXISTS|UNION|EXCEPT|INTERSECT|LATERAL|DISTINCT ON|date arithmetic|generate_series|upsert|ON CONFLICT|MERGE|RETURNING|COALESCE|NULLIF|\\bUPDATE\\b|\\bDELETE\\b|\\bINSERT\\b|row_number|\\brank|\\blag\\b|\\blead\\b|gaps and islands|relational division|running total|pivot',
  ].join('|'),
  'i',
);

export const WORD_RULES: Rule[] = [
  {
    says: 'a problem of a contest or of SQL names the known problem of the same idea, or is one of its own',
    counts: 'known problems without their common name',
    faultsIn: (content) =>
      recordsOf(content, 'problem').flatMap((record) => {
        const { slug, kind, contest, sameIdeaAs } = record.values;
        const isKnown = typeof sameIdeaAs === 'string' && sameIdeaAs !== '';
        const isOwn = OF_THEIR_OWN.has(String(slug));
        if (kind !== 'sql' && !contest) return [];
        return isKnown === isOwn ? [`${placeOf(record)}: ${isOwn ? 'it is both' : 'it names none'}`] : [];
      }),
  },
  {
    says: 'texts use the words of the style guide in prisma/content/README.md',
    counts: 'of those that the style guide avoids without a reason',
    faultsIn: (content) =>
      [...filledFields(content, ...PROSE), ...approachTexts(content)].flatMap(({ place, value }) => {
        const prose = value.replace(NOT_PROSE, ' ');
        return AVOIDED.flatMap(({ pattern, write }) => {
          const match = pattern.exec(prose);
          return match && !MEANT[`${place}: ${match[0].trim().toLowerCase()}`]
            ? [`${place}: '${match[0].trim().slice(0, 60)}': write ${write}`]
            : [];
        });
      }),
  },
  {
    says: 'an approach names its technique in its title or its first sentence',
    counts: "approaches without a technique's name",
    faultsIn: (content) =>
      approachesOf(content).flatMap(({ place, name, idea }) => {
        const first = /^[^]*?[.:](?:\s|$)/.exec(idea)?.[0] ?? idea;
        return TECHNIQUES.test(name) || TECHNIQUES.test(first) ? [] : [`${place}: ${name}`];
      }),
  },
];

const approachTexts = (content: CheckedContent) =>
  approachesOf(content).map(({ place, name, idea }) => ({
    place: `${place} approach ${name}`,
    value: `${name}. ${idea}`,
  }));
