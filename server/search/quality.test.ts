import { describe, expect, test } from 'vitest';
import { readContent } from '#prisma/content.ts';
import { seed } from '#server/content-files/seed.ts';
import { headerOf } from '#server/testing/notes.ts';
import { startTestApp } from '#server/testing/test-app.ts';

/** What people type, and the document that they expect: the beginning of its header, or a question's category and id. */
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
    'What is RAII, and why does C++ need no finally block?': 'cpp/17',
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
    dijk: 'dsa/28',
    'what causes a dead': 'os/21',
    decorat: 'py/32',
    'how does paging': 'os/26',
  },
  'one typing error': {
    'tow sum': 'Two Sum',
    'binray search': 'Binary Search',
    'coin chnage': 'Coin Change',
    'lru cahce': 'LRU Cache',
    'belady anomly': 'os/30',
    'virtul functions': 'cpp/19',
    recusion: 'dsa/6',
    'dynamic programing': 'dsa/33',
    'edit distence': 'Edit Distance',
    'palindrom number': 'Palindrome Number',
    genarator: 'py/29',
    'climing stairs': 'Climbing Stairs',
  },
  'words apart': {
    'longest substring repeating': 'Longest Substring Without Repeating Characters',
    'reverse list': 'Reverse Linked List',
    'kth largest stream': 'Kth Largest Element in a Stream',
    'median sorted arrays': 'Median of Two Sorted Arrays',
    'process thread': 'os/3',
    'tcp udp': 'cn/21',
    'unique_ptr weak_ptr': 'cpp/36',
    'where having': 'dbms/9',
    'equals hashCode': 'java/14',
    'BFS DFS': 'dsa/25',
    'reference pointer difference': 'cpp/3',
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
    'TCP/IP': 'cn/1',
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
  Object.entries<string>(queries).map(([query, header]) => ({ kind, query, header: headerOf(header) })),
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
