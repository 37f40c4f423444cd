import { describe, expect, test } from 'vitest';
import { readContent } from '#prisma/content.ts';
import { seed } from '#server/content-files/seed.ts';
import { startTestApp } from '#server/testing/test-app.ts';

/** What people type, and the document that they expect: the beginning of its header, in the content of the site. */
const EXPECTED = {
  exact: {
    'Two Sum': 'Two Sum',
    'binary search': 'Binary Search',
    'Coin Change': 'Coin Change',
    'LRU Cache': 'LRU Cache',
    'Number of Islands': 'Number of Islands',
    'trapping rain water': 'Trapping Rain Water',
    'Word Break': 'Word Break',
    'merge intervals': 'Merge Intervals',
    'N-Queens': 'N-Queens',
    'Longest Common Subsequence': 'Longest Common Subsequence',
    'What is RAII, and why does C++ need no finally block?': 'What is RAII',
    priority_queue: 'priority_queue',
  },
  prefix: {
    'two su': 'Two Sum',
    'longest palin': 'Longest Palindromic Substring',
    climb: 'Climbing Stairs',
    'house rob': 'House Robber',
    'course sch': 'Course Schedule',
    rotting: 'Rotting Oranges',
    serial: 'Serialize and Deserialize Binary Tree',
    'gas st': 'Gas Station',
    dijk: 'How does Dijkstra',
    'what causes a dead': 'What causes a deadlock',
    decorat: 'How do decorators work',
    'how does paging': 'How does paging',
  },
  'one typing error': {
    'tow sum': 'Two Sum',
    'binray search': 'Binary Search',
    'coin chnage': 'Coin Change',
    'lru cahce': 'LRU Cache',
    'belady anomly': 'Which page is evicted',
    'virtul functions': 'How do virtual functions work',
    recusion: 'How does recursion work',
    'dynamic programing': 'What is dynamic programming',
    'edit distence': 'Edit Distance',
    'palindrom number': 'Palindrome Number',
    genarator: 'What is a generator',
    'climing stairs': 'Climbing Stairs',
  },
  'words apart': {
    'longest substring repeating': 'Longest Substring Without Repeating Characters',
    'reverse list': 'Reverse Linked List',
    'kth largest stream': 'Kth Largest Element in a Stream',
    'median sorted arrays': 'Median of Two Sorted Arrays',
    'process thread': 'What is the difference between a process and a thread',
    'tcp udp': 'What does TCP add to UDP',
    'unique_ptr weak_ptr': 'When do you use unique_ptr',
    'where having': 'In which order is a SELECT evaluated',
    'equals hashCode': 'Why must you override equals and hashCode',
    'BFS DFS': 'How do BFS and DFS differ',
    'reference pointer difference': 'What is the difference between a reference and a pointer',
    'serialize binary tree': 'Serialize and Deserialize Binary Tree',
  },
  symbols: {
    'C++': 'C++',
    'C++ STL': 'C++ STL',
    'two-sum': 'Two Sum',
    'sqrt(x)': 'Sqrt(x)',
    'O(1) GetRandom': 'Insert Delete GetRandom O(1)',
    '3sum': '3Sum',
    '"binary tree" paths': 'Binary Tree Paths',
    'TCP/IP': 'What do the network layers do',
    'async/await': 'Promises and async/await',
    "pascal's triangle": "Pascal's Triangle",
    unordered_map: 'unordered_map and unordered_set',
    'let, const & var': 'let, const and var',
  },
} satisfies Record<string, Record<string, string>>;

const FIRST = 54;
const AMONG_THREE = 58;

const app = await startTestApp();
await seed(app.database, readContent(), { siteTimeZone: 'UTC' });

const all = Object.entries(EXPECTED).flatMap(([kind, queries]) =>
  Object.entries<string>(queries).map(([query, header]) => ({ kind, query, header })),
);

async function headersFor(query: string): Promise<string[]> {
  const answer = await app.rest(`/search?q=${encodeURIComponent(query)}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.json<{ header: string }[]>().map(({ header }) => header);
}

describe('what a person expects of 60 queries', () => {
  test('is the first result of at least 54, and among the first three of at least 58', async () => {
    expect(all).toHaveLength(60);
    const ranks = await Promise.all(
      all.map(async ({ kind, query, header }) => {
        const headers = await headersFor(query);
        return {
          kind,
          query,
          header,
          rank: headers.findIndex((found) => found.startsWith(header)) + 1,
          got: headers.slice(0, 3),
        };
      }),
    );
    const missed = ranks.filter(({ rank }) => rank !== 1);
    expect(ranks.filter(({ rank }) => rank === 1).length, JSON.stringify(missed)).toBeGreaterThanOrEqual(FIRST);
    const among = ranks.filter(({ rank }) => rank >= 1 && rank <= 3);
    expect(among.length, JSON.stringify(missed)).toBeGreaterThanOrEqual(AMONG_THREE);
  });
});
