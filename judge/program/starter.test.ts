import { describe, expect, it } from 'vitest';
import { languages } from '../languages/languages.ts';
import { parseSignature } from '../values/signature.ts';
import { starterCode } from './starter.ts';

const METHOD = parseSignature('f(a: int[], rows: char[][]&, head: ListNode, by: long): string[]');
const CLASS = parseSignature('MinStack(size: int)\npush(value: int): void\ntop(): TreeNode');

// scripts/content-check/problems/drivers.test.ts checks that such programs compile and are called.
describe('the starter of a function', () => {
  it.each([
    [
      'python',
      'class Solution:\n    def f(self, a: List[int], rows: List[List[str]], head: Optional[ListNode], by: int) -> List[str]:\n        pass\n',
    ],
    [
      'cpp',
      'class Solution {\npublic:\n    vector<string> f(vector<int>& a, vector<vector<char>>& rows, ListNode* head, long long by) {\n\n    }\n};\n',
    ],
    ['java', 'class Solution {\n    public String[] f(int[] a, char[][] rows, ListNode head, long by) {\n\n    }\n}\n'],
    ['javascript', 'var f = function (a, rows, head, by) {\n\n};\n'],
    ['typescript', 'function f(a: number[], rows: string[][], head: ListNode | null, by: number): string[] {\n\n}\n'],
    [
      'c',
      'char **f(int *a, int aSize, char **rows, int rowsSize, int* rowsColSize, struct ListNode *head, long long by, int* returnSize) {\n\n}\n',
    ],
  ] as const)('in %s has its parameters', (language, code) => {
    expect(starterCode(language, 'function', METHOD)).toBe(code);
  });
});

describe('the starter of a function on nodes of a tree', () => {
  const MEET = parseSignature('meet(root: TreeNode, p: TreePlace): TreePlace');
  it.each([
    [
      'python',
      'class Solution:\n    def meet(self, root: Optional[TreeNode], p: TreeNode) -> TreeNode:\n        pass\n',
    ],
    ['cpp', 'class Solution {\npublic:\n    TreeNode* meet(TreeNode* root, TreeNode* p) {\n\n    }\n};\n'],
    ['java', 'class Solution {\n    public TreeNode meet(TreeNode root, TreeNode p) {\n\n    }\n}\n'],
    ['typescript', 'function meet(root: TreeNode | null, p: TreeNode | null): TreeNode | null {\n\n}\n'],
    ['c', 'struct TreeNode *meet(struct TreeNode *root, struct TreeNode *p) {\n\n}\n'],
  ] as const)('in %s has their class', (language, code) => {
    expect(starterCode(language, 'function', MEET)).toBe(code);
  });
});

describe('the starter of a function that returns a node of a list', () => {
  const START = parseSignature('start(head: ListNode): ListPlace');
  it.each([
    ['python', 'class Solution:\n    def start(self, head: Optional[ListNode]) -> Optional[ListNode]:\n        pass\n'],
    ['cpp', 'class Solution {\npublic:\n    ListNode* start(ListNode* head) {\n\n    }\n};\n'],
    ['c', 'struct ListNode *start(struct ListNode *head) {\n\n}\n'],
  ] as const)('in %s has its class', (language, code) => {
    expect(starterCode(language, 'function', START)).toBe(code);
  });
});

describe('the starter of a pair', () => {
  const PAIR = parseSignature('encode(words: string[]): string\ndecode(text: string): string[]');
  it.each([
    [
      'python',
      'class Codec:\n    def encode(self, words: List[str]) -> str:\n        pass\n\n    def decode(self, text: str) -> List[str]:\n        pass\n',
    ],
    [
      'cpp',
      'class Codec {\npublic:\n    string encode(vector<string>& words) {\n\n    }\n\n    vector<string> decode(string text) {\n\n    }\n};\n',
    ],
    [
      'java',
      'class Codec {\n    public String encode(String[] words) {\n\n    }\n\n    public String[] decode(String text) {\n\n    }\n}\n',
    ],
    ['javascript', 'var encode = function (words) {\n\n};\n\nvar decode = function (text) {\n\n};\n'],
    ['c', 'char *encode(char **words, int wordsSize) {\n\n}\n\nchar **decode(char *text, int* returnSize) {\n\n}\n'],
  ] as const)('in %s has both', (language, code) => {
    expect(starterCode(language, 'function', PAIR)).toBe(code);
  });
});

describe('the starter of a class', () => {
  it.each([
    [
      'python',
      'class MinStack:\n    def __init__(self, size: int):\n        pass\n\n    def push(self, value: int) -> None:\n        pass\n\n    def top(self) -> Optional[TreeNode]:\n        pass\n',
    ],
    [
      'cpp',
      'class MinStack {\npublic:\n    MinStack(int size) {\n\n    }\n\n    void push(int value) {\n\n    }\n\n    TreeNode* top() {\n\n    }\n};\n',
    ],
    [
      'java',
      'class MinStack {\n    public MinStack(int size) {\n\n    }\n\n    public void push(int value) {\n\n    }\n\n    public TreeNode top() {\n\n    }\n}\n',
    ],
    [
      'typescript',
      'class MinStack {\n  constructor(size: number) {\n\n  }\n\n  push(value: number): void {\n\n  }\n\n  top(): TreeNode | null {\n\n  }\n}\n',
    ],
    ['javascript', 'class MinStack {\n  constructor(size) {\n\n  }\n\n  push(value) {\n\n  }\n\n  top() {\n\n  }\n}\n'],
    [
      'c',
      'typedef struct {\n\n} MinStack;\n\nMinStack* minStackCreate(int size) {\n\n}\n\nvoid minStackPush(MinStack* obj, int value) {\n\n}\n\nstruct TreeNode *minStackTop(MinStack* obj) {\n\n}\n\nvoid minStackFree(MinStack* obj) {\n\n}\n',
    ],
  ] as const)('in %s has its methods', (language, code) => {
    expect(starterCode(language, 'function', CLASS)).toBe(code);
  });
});

it('reads its input in a whole program', () => {
  const wholePrograms = languages
    .filter((language) => language !== 'sql')
    .map((language) => starterCode(language, 'stdin', null));
  expect(wholePrograms.filter((code) => /stdin|System.in|readFileSync\(0|int main/.test(code))).toHaveLength(6);
  expect(new Set(wholePrograms).size).toBe(6);
});

it('is the start of a query in SQL', () => {
  expect(starterCode('sql', 'sql', null)).toBe('-- Your query\nSELECT ');
});
