import { describe, expect, test } from 'vitest';
import { headerOf } from '#server/testing/notes.ts';
import { startTestApp } from '#server/testing/test-app.ts';

/**
 * What people type, and the document that they expect, as the beginning of its header or a question's category and id.
 */
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

/** The same for learners' questions: the expected notes by a short description of the question. */
const ASKED = {
  'JavaScript and React': {
    'closure javascript': 'javascript/1',
    'event loop': 'javascript/2',
    'temporal dead zone': 'javascript/3',
    'type coercion': 'javascript/4',
    'bind call apply': 'javascript/5',
    'prototype chain': 'javascript/7',
    'Promise.allSettled': 'javascript/10',
    'debounce vs throttle': 'javascript/11',
    'event bubbling': 'javascript/13',
    'commonjs vs es modules': 'javascript/18',
    'localStorage sessionStorage': 'javascript/20',
    'virtual dom': 'react/1',
    'react keys': 'react/2',
    'useEffect cleanup': 'react/5',
    'useMemo useCallback': 'react/7',
    'error boundary': 'react/12',
  },
  design: {
    'consistent hashing': 'system-design/6',
    'cache stampede': 'system-design/5',
    'at least once delivery': 'system-design/12',
    'design url shortener': 'system-design/18',
    'design whatsapp': 'system-design/19',
    'news feed': 'system-design/20',
    'web crawler': 'system-design/25',
    'back of the envelope': 'system-design/2',
    'liskov substitution': 'ood/5',
    'dependency inversion': 'ood/7',
    'observer pattern': 'ood/15',
    'adapter vs facade': 'ood/17',
    'design parking lot': 'ood/20',
    'design elevator': 'ood/21',
  },
  'Git and Linux': {
    'merge vs rebase': 'git/4',
    'git stash': 'git/9',
    'reset revert': 'git/6',
    'git bisect': 'git/10',
    'file permissions linux': 'linux/2',
    'hard link symbolic link': 'linux/3',
    'SIGTERM SIGKILL': 'linux/5',
    'grep sed awk': 'linux/6',
  },
  'languages and fundamentals': {
    'four pillars of oop': 'java/47',
    'CountDownLatch CyclicBarrier': 'java/48',
    'virtual threads java': 'java/50',
    jdbc: 'java/52',
    'fourth normal form': 'dbms/45',
    'lsm tree': 'dbms/46',
    'clustered index': 'dbms/50',
    'mysql vs postgresql': 'dbms/49',
    'pivot sql': 'dbms/47',
    kadane: 'dsa/43',
    'lowest common ancestor of two nodes': 'dsa/44',
    'bipartite graph': 'dsa/45',
    'type erasure': 'java/27',
    'difference between paging and segmentation': 'os/25',
    'race condition': 'os/15',
    'what is an inode': 'os/33',
    'oauth openid connect': 'cn/41',
    'circuit switching': 'cn/42',
    'what is a vlan': 'cn/9',
    'three way handshake': 'cn/22',
    'args kwargs': 'py/11',
    'shallow copy deep copy python': 'py/13',
  },
} satisfies Record<string, Record<string, string>>;

/** The names that interviewers use for a problem or a technique. */
const KNOWN = {
  'problems that have another name here': {
    josephus: 'Last Chair',
    'count inversions': 'Train Yard',
    'rod cutting': 'Ribbon Shop',
    'chinese remainder': 'Two Lighthouses',
    'rank scores': 'Places of a Village Race',
    'department top three': 'Top Two Dishes per Branch',
    'customers who never order': 'Books Nobody Borrowed',
    'swap sex': 'Two Price Bands',
    'maximum bipartite matching': 'Night Shifts',
    'job sequencing': 'Summer Jobs',
  },
  'problems by their own': {
    'russian doll': 'Russian Doll Envelopes',
    'largest number': 'Largest Number',
    'job scheduling': 'Maximum Profit in Job Scheduling',
    'memoization house robber': 'House Robber',
    'critical connections': 'Critical Connections in a Network',
    'meeting rooms ii': 'Meeting Rooms II',
    'single number ii': 'Single Number II',
    'maximum xor of two numbers': 'Maximum XOR of Two Numbers in an Array',
    'subarrays with k different integers': 'Subarrays with K Different Integers',
    'remove k digits': 'Remove K Digits',
    'swim in rising water': 'Swim in Rising Water',
    'course schedule iii': 'Course Schedule III',
    'merge stones': 'Minimum Cost to Merge Stones',
    'boats to save people': 'Boats to Save People',
  },
  techniques: {
    'topological sort': 'What is topological sort?',
    'union find': 'What is union-find',
    'monotonic stack': 'What is a monotonic stack?',
    'prefix sum': 'What are prefix sums?',
    'gaps and islands': 'How are gaps and islands found in SQL?',
    quickselect: 'Kth Largest Element in an Array',
  },
} satisfies Record<string, Record<string, string>>;

/** What candidates ask about topics other than programming. */
const SUBJECTS = {
  behavioral: {
    'tell me about a conflict': 'behavioral/3',
    'tell me about yourself': 'behavioral/1',
    'strengths and weaknesses': 'behavioral/5',
    'salary expectations': 'behavioral/19',
    'where do you see yourself in five years': 'behavioral/18',
    'disagree with your manager': 'behavioral/9',
  },
  aptitude: {
    'train speed problem': 'aptitude/8',
    'pipes and cisterns': 'aptitude/7',
    'compound interest': 'aptitude/5',
    'boats and streams': 'aptitude/9',
    'blood relations': 'aptitude/23',
    'bridge and torch': 'aptitude/28',
  },
  devops: {
    'docker layers': 'devops/4',
    'docker image vs container': 'devops/2',
    'liveness readiness probe': 'devops/12',
    'blue green deployment': 'devops/16',
    'infrastructure as code': 'devops/18',
    'kubernetes deployment statefulset': 'devops/10',
  },
  'testing and security': {
    'sql injection': 'dbms/24',
    'cross site scripting': 'security/2',
    csrf: 'security/3',
    'flaky tests': 'testing/12',
    'boundary value analysis': 'testing/5',
    'mocks and stubs': 'testing/8',
  },
  'machine learning': {
    overfitting: 'ml/2',
    'precision recall': 'ml/5',
    'gradient descent': 'ml/8',
    'random forest': 'ml/13',
    'k means clustering': 'ml/15',
    'attention transformer': 'ml/22',
  },
} satisfies Record<string, Record<string, string>>;

const app = await startTestApp({ withContent: true });

const listed = (expected: Record<string, Record<string, string>>) =>
  Object.entries(expected).flatMap(([kind, queries]) =>
    Object.entries(queries).map(([query, header]) => ({ kind, query, header: headerOf(header) })),
  );

async function headersFor(query: string): Promise<string[]> {
  const answer = await app.rest(`/search?q=${encodeURIComponent(query)}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.json<{ header: string }[]>().map(({ header }) => header);
}

describe('what a person expects', () => {
  test.each([
    { what: '60 queries', expected: EXPECTED, count: 60, first: 54, amongThree: 58 },
    { what: '60 questions', expected: ASKED, count: 60, first: 54, amongThree: 58 },
    { what: '30 known names', expected: KNOWN, count: 30, first: 27, amongThree: 29 },
    { what: '30 subjects', expected: SUBJECTS, count: 30, first: 27, amongThree: 29 },
  ])(
    'for $what is the first result at least $first times, and in the first three at least $amongThree times',
    async (typed) => {
      const all = listed(typed.expected);
      expect(all).toHaveLength(typed.count);
      const ranks = await Promise.all(
        all.map(async ({ kind, query, header }) => {
          const headers = await headersFor(query);
          const rank = headers.findIndex((found) => found.startsWith(header)) + 1;
          return { kind, query, header, rank, got: headers.slice(0, 3) };
        }),
      );
      const missed = ranks.filter(({ rank }) => rank !== 1);
      expect(ranks.filter(({ rank }) => rank === 1).length, JSON.stringify(missed)).toBeGreaterThanOrEqual(typed.first);
      const among = ranks.filter(({ rank }) => rank >= 1 && rank <= 3);
      expect(among.length, JSON.stringify(missed)).toBeGreaterThanOrEqual(typed.amongThree);
    },
  );
});
