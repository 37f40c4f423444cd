import { comparable } from './name-forms.ts';

/** Names that a sheet or a repository uses for a topic or a technique, though some problems have them too. */
const TOPICS = new Set(
  [
    ...['Array', 'Arrays', 'String', 'Strings', 'Hash Table', 'Hash Map', 'Hashing', 'Two Pointers', 'Sliding Window'],
    ...['Binary Search', 'Linked List', 'Stack', 'Queue', 'Tree', 'Trees', 'Binary Tree', 'BST', 'Binary Search Tree'],
    ...['Heap', 'Priority Queue', 'Graph', 'Graphs', 'Trie', 'Backtracking', 'Recursion', 'Greedy', 'Intervals'],
    ...['Subsets', 'Permutations', 'Combinations', 'N-Queens', 'Dynamic Programming', 'DP', 'DFS', 'BFS', 'Sorting'],
    ...['Sort List', 'Sort an Array', 'Merge Intervals', 'Bit Manipulation', 'Math', 'Matrix', 'Prefix Sum', 'Design'],
    ...['Union Find', 'Topological Sort', 'Divide and Conquer', 'Triangle', 'Palindrome', 'Geometry', 'Simulation'],
  ].map(comparable),
);

export const isTopic = (name: string): boolean => TOPICS.has(comparable(name.replace(/^\W*\d{1,2}[\W_]+/, '')));
