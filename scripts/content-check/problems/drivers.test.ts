import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language, ProgramLanguage } from '#judge/languages/languages.ts';
import { readProblem } from '#judge/problem/problem.ts';
import { starterCode } from '#judge/program/starter.ts';
import type { Value } from '#judge/values/values.ts';
import { batchOf, findToolchains, prepare, type ProgramRun, type Runnable } from './problem-runner.ts';
import * as lists from './list-samples.ts';
import * as places from './place-samples.ts';
import * as trees from './tree-samples.ts';

const scratch = mkdtempSync(join(tmpdir(), 'drivers-'));
const toolchains = await findToolchains();
afterAll(async () => {
  for (const toolchain of toolchains.values()) await toolchain.close?.();
  rmSync(scratch, { recursive: true, force: true });
});

const problemOf = (signature: string) =>
  readProblem({
    kind: 'function',
    signature,
    schema: '',
    checker: '',
    cases: '[]',
    generator: '',
    validator: '',
    check: '',
    approaches: '',
  });

/** Prepared for all tests of a language at once, so that a compiler reads and writes the driver once. */
const ready = new Map<string, Runnable>();
const keyOf = (language: Language, signature: string, source: string) => [language, signature, source].join('\n');

async function makeReady(language: ProgramLanguage): Promise<void> {
  const toolchain = toolchains.get(language);
  if (!toolchain) return;
  const written = programsIn(language);
  const programs = await prepare(
    { toolchain, scratch },
    written.map(([signature, source]) => ({ problem: problemOf(signature), program: { language, source } })),
  );
  for (const [index, program] of programs.entries())
    ready.set(keyOf(language, ...(written[index] ?? ['', ''])), program);
}

/** Returns the answers of programs of one problem to its cases. */
async function answersOf(language: Language, signature: string, sources: string[], inputs: Value[][]) {
  const isClass = problemOf(signature).signature?.kind === 'class';
  const cases = inputs.map((values) => ({
    input: isClass ? { calls: values as Value[][] } : { args: values }, // a class is given calls
    expected: null,
  }));
  const runs: (ProgramRun | undefined)[] = [];
  for (const source of sources) runs.push(await ready.get(keyOf(language, signature, source))?.run(batchOf(cases), 10));
  return runs;
}

const TEXT = 'quotes " and \\, a line\nand a\ttab, é, 😀, \u0001';
const LARGE = '9007199254740993';
const SHARED = 'a graph that shares nodes with the one that was given';

/** Each type with two values, all changed in place: an empty body answers with its input. */
const TYPES: [name: string, type: string, one: Value, other: Value][] = [
  ['i', 'int', -(2 ** 31), 2 ** 31 - 1],
  ['l', 'long', LARGE, '-9223372036854775808'],
  ['m', 'long', 2 ** 40, -1],
  ['d', 'double', 0.1, -1e300],
  ['b', 'bool', true, false],
  ['c', 'char', '"', 'z'],
  ['s', 'string', TEXT, ''],
  ['whole', 'int[]', [1, -2, 3], []],
  ['ls', 'long[]', [LARGE, 5], []],
  ['ds', 'double[]', [0.5, 2.25], []],
  ['bs', 'bool[]', [true, false], []],
  ['cs', 'char[]', ['a', '\\'], []],
  ['ss', 'string[]', [TEXT, 'two'], []],
  ['it', 'int[][]', [[1], [], [2, 3]], []],
  ['ct', 'char[][]', [['1', '0']], [[]]],
  ['st', 'string[][]', [['a'], ['b', TEXT]], []],
  ['list', 'ListNode', [1, 2, 3], []],
  ['lists', 'ListNode[]', [[1, 2], [], [3]], []],
  ['tree', 'TreeNode', [1, null, 2, 3], []],
];
const ALL = `all(${TYPES.map(([name, type]) => `${name}: ${type}&`).join(', ')}): void`;
const UNUSED = TYPES.map(([name]) => `(void)${name};`).join(' ');
const UNUSED_SIZES = TYPES.flatMap(([name, type]) =>
  [`(void)${name}Size;`, `(void)${name}ColSize;`].slice(0, type.split('[]').length - 1),
).join(' ');

/** The starter, which in C and C++ marks its parameters as unused. */
function emptyBody(language: Language): string {
  const starter = starterCode(language, 'function', problemOf(ALL).signature);
  if (language === 'cpp') return starter.replace('{\n\n', `{ ${UNUSED}\n`);
  return language === 'c' ? starter.replace('{\n\n', `{ ${UNUSED} ${UNUSED_SIZES}\n`) : starter;
}

type Sources = Record<ProgramLanguage, string>;

const CIRCLE: Sources = {
  python: 'class Solution:\n    def f(self, head):\n        head.next = head\n        return head',
  javascript: 'var f = (head) => { head.next = head; return head; };',
  typescript: 'function f(head: ListNode): ListNode | null { head.next = head; return head; }',
  cpp: 'class Solution {\npublic:\n  ListNode* f(ListNode* head) { head->next = head; return head; }\n};',
  c: 'struct ListNode* f(struct ListNode* head) { head->next = head; return head; }',
  java: 'class Solution { public ListNode f(ListNode head) { head.next = head; return head; } }',
};

/** The values of ten steps. */
const WALK: Sources = {
  python:
    'class Solution:\n    def f(self, head):\n        values = []\n        while head and len(values) < 10:\n            values.append(head.val)\n            head = head.next\n        return values',
  javascript:
    'var f = (head) => { const values = []; for (; head && values.length < 10; head = head.next) values.push(head.val); return values; };',
  typescript:
    'function f(head: ListNode | null): number[] { const values: number[] = []; for (; head !== null && values.length < 10; head = head!.next) values.push(head.val); return values; }',
  cpp: 'class Solution {\npublic:\n  vector<int> f(ListNode* head) { vector<int> values; for (; head && values.size() < 10; head = head->next) values.push_back(head->val); return values; }\n};',
  c: 'int* f(struct ListNode* head, int* returnSize) { int *values = malloc(10 * sizeof *values); *returnSize = 0; for (; head && *returnSize < 10; head = head->next) values[(*returnSize)++] = head->val; return values; }',
  java: 'class Solution { public List<Integer> f(ListNode head) { List<Integer> values = new ArrayList<>(); for (; head != null && values.size() < 10; head = head.next) values.add(head.val); return values; } }',
};

const SAME: Sources = {
  python: 'class Solution:\n    def f(self, node):\n        return node',
  javascript: 'var f = (node) => node;',
  typescript: 'const f = <T,>(node: T): T => node;',
  cpp: 'class Solution {\npublic:\n  Node* f(Node* node) { return node; }\n};',
  c: 'struct Node* f(struct Node* node) { return node; }',
  java: 'class Solution { public Node f(Node node) { return node; } }',
};

/** Two nodes with the number 1 that are neighbours of each other. */
const TWINS: Sources = {
  python:
    'class Solution:\n    def f(self, node):\n        one, two = Node(1), Node(1)\n        one.neighbors, two.neighbors = [two, one], [one]\n        return one',
  javascript:
    'var f = () => { const one = new Node(1), two = new Node(1); one.neighbors = [two, one]; two.neighbors = [one]; return one; };',
  typescript:
    'type Twin = { neighbors: Twin[] }; const f = (): Twin => { const one = new Node(1) as Twin, two = new Node(1) as Twin; one.neighbors = [two, one]; two.neighbors = [one]; return one; };',
  cpp: 'class Solution {\npublic:\n  Node* f(Node*) { Node *one = new Node(1), *two = new Node(1); one->neighbors = {two, one}; two->neighbors = {one}; return one; }\n};',
  c: `struct Node* f(struct Node* node) {
    (void)node;
    struct Node *one = calloc(1, sizeof *one), *two = calloc(1, sizeof *two);
    one->val = two->val = 1;
    one->numNeighbors = 2; one->neighbors = calloc(2, sizeof *one->neighbors);
    two->numNeighbors = 1; two->neighbors = calloc(1, sizeof *two->neighbors);
    one->neighbors[0] = two; one->neighbors[1] = one; two->neighbors[0] = one;
    return one;
  }`,
  java: 'class Solution { public Node f(Node node) { Node one = new Node(1), two = new Node(1); one.neighbors.add(two); one.neighbors.add(one); two.neighbors.add(one); return one; } }',
};

const STACK =
  'Stack(first: string)\npush(text: string): void\nall(): string[]\nsize(): int\ntotal(values: long[]): long';
const STACKS: Sources = {
  python: `class Stack:
    def __init__(self, first):
        self.texts = [first]
    def push(self, text):
        self.texts.append(text)
    def all(self):
        return self.texts[:]
    def size(self):
        return len(self.texts)
    def total(self, values):
        return sum(map(int, values))`,
  javascript: `class Stack {
    constructor(first) { this.texts = [first]; }
    push(text) { this.texts.push(text); }
    all() { return [...this.texts]; }
    size() { return this.texts.length; }
    total(values) { return values.reduce((sum, value) => sum + BigInt(value), 0n); }
  }`,
  typescript: `class Stack {
    private readonly texts: string[];
    constructor(first: string) { this.texts = [first]; }
    push(text: string): void { this.texts.push(text); }
    all(): string[] { return [...this.texts]; }
    size(): number { return this.texts.length; }
    total(values: (number | bigint)[]): bigint { return values.reduce<bigint>((sum, value) => sum + BigInt(value), 0n); }
  }`,
  cpp: `class Stack {
    vector<string> texts;
  public:
    Stack(string first) : texts{first} {}
    void push(string text) { texts.push_back(text); }
    vector<string> all() { return texts; }
    int size() { return static_cast<int>(texts.size()); }
    long long total(vector<long long>& values) { return accumulate(values.begin(), values.end(), 0LL); }
  };`,
  c: `typedef struct { char* texts[9]; int count; } Stack;
  Stack* stackCreate(char* first) { Stack* made = calloc(1, sizeof *made); made->texts[made->count++] = first; return made; }
  void stackPush(Stack* obj, char* text) { obj->texts[obj->count++] = text; }
  char** stackAll(Stack* obj, int* returnSize) { *returnSize = obj->count; return obj->texts; }
  int stackSize(Stack* obj) { return obj->count; }
  long long stackTotal(Stack* obj, long long* values, int valuesSize) {
    (void)obj; long long sum = 0;
    for (int at = 0; at < valuesSize; at++) sum += values[at];
    return sum;
  }
  void stackFree(Stack* obj) { free(obj); }`,
  java: `class Stack {
    private final List<String> texts = new ArrayList<>();
    public Stack(String first) { texts.add(first); }
    public void push(String text) { texts.add(text); }
    public String[] all() { return texts.toArray(new String[0]); }
    public int size() { return texts.size(); }
    public long total(long[] values) { long sum = 0; for (long value : values) sum += value; return sum; }
  }`,
};

/**
 * Lists with random links: the input itself, a reversed copy whose random links lead to the last node, and one that
 * ends in another list.
 */
const RANDOM = 'f(head: RandomList): RandomList';
const REVERSED: Sources = {
  python: `class Solution:
    def f(self, head):
        made = last = None
        while head:
            made = Node(head.val, made)
            last = last or made
            head = head.next
        node = made
        while node:
            node.random = last
            node = node.next
        return made`,
  javascript: `var f = (head) => {
    let made = null, last = null;
    for (; head; head = head.next) { made = new _Node(head.val, made); last ??= made; }
    for (let node = made; node; node = node.next) node.random = last;
    return made;
  };`,
  typescript: `function f(head: _Node | null): _Node | null {
    let made: _Node | null = null, last: _Node | null = null;
    for (; head; head = head.next) { made = new _Node(head.val, made!); last ??= made; }
    for (let node = made; node; node = node.next) node.random = last;
    return made;
  }`,
  cpp: `class Solution {
  public:
    Node* f(Node* head) {
      Node *made = nullptr, *last = nullptr;
      for (; head; head = head->next) { Node* node = new Node(head->val); node->next = made; made = node; if (!last) last = node; }
      for (Node* node = made; node; node = node->next) node->random = last;
      return made;
    }
  };`,
  c: `struct Node* f(struct Node* head) {
    struct Node *made = NULL, *last = NULL;
    for (; head; head = head->next) {
      struct Node* node = calloc(1, sizeof *node);
      node->val = head->val; node->next = made; made = node;
      if (!last) last = node;
    }
    for (struct Node* node = made; node; node = node->next) node->random = last;
    return made;
  }`,
  java: `class Solution {
    public Node f(Node head) {
      Node made = null, last = null;
      for (; head != null; head = head.next) { Node node = new Node(head.val); node.next = made; made = node; if (last == null) last = node; }
      for (Node node = made; node != null; node = node.next) node.random = last;
      return made;
    }
  }`,
};
/** A copy of the first node only, with the original's links. */
const HALF: Sources = {
  python: 'class Solution:\n    def f(self, head):\n        return Node(head.val, None, head)',
  javascript: 'var f = (head) => new _Node(head.val, null, head);',
  typescript: 'const f = (head: _Node): _Node => new _Node(head.val, null, head);',
  cpp: 'class Solution {\npublic:\n  Node* f(Node* head) { Node* node = new Node(head->val); node->random = head; return node; }\n};',
  c: 'struct Node* f(struct Node* head) { struct Node* node = calloc(1, sizeof *node); node->val = head->val; node->random = head; return node; }',
  java: 'class Solution { public Node f(Node head) { Node node = new Node(head.val); node.random = head; return node; } }',
};
const ROUND: Sources = {
  python:
    'class Solution:\n    def f(self, head):\n        node = Node(1)\n        node.next = node\n        return node',
  javascript: 'var f = () => { const node = new _Node(1); node.next = node; return node; };',
  typescript: 'function f(): _Node { const node = new _Node(1); node.next = node; return node; }',
  cpp: 'class Solution {\npublic:\n  Node* f(Node*) { Node* node = new Node(1); node->next = node; return node; }\n};',
  c: 'struct Node* f(struct Node* head) { (void)head; struct Node* node = calloc(1, sizeof *node); node->next = node; return node; }',
  java: 'class Solution { public Node f(Node head) { Node node = new Node(1); node.next = node; return node; } }',
};

/** The first method returns a new string; if there are objects, the second is called on another one. */
const PAIR = 'encode(n: int): string\ndecode(text: string): int[]';
const PAIRS: Sources = {
  python: `class Solution:
    def __init__(self):
        self.uses = 0
    def encode(self, n):
        self.uses += 1
        return f"<{n}>"
    def decode(self, text):
        self.uses += 1
        return [int(text[1:-1]), self.uses]`,
  javascript: `var encode = (n) => '<' + n + '>';
  var decode = (text) => [Number(text.slice(1, -1)), 1];`,
  typescript: `enum Sign { open = '<', close = '>' }
  function encode(n: number): string { return Sign.open + n + Sign.close; }
  const decode = (text: string): [number, number] => [Number(text.slice(1, -1)), 1];`,
  cpp: `class Solution {
    int uses = 0;
  public:
    string encode(int n) { uses++; return "<" + to_string(n) + ">"; }
    vector<int> decode(string text) { return {stoi(text.substr(1)), ++uses}; }
  };`,
  c: `char* encode(int n) { char* text = malloc(16); sprintf(text, "<%d>", n); return text; }
  int* decode(char* text, int* returnSize) {
    int* made = malloc(2 * sizeof *made);
    made[0] = atoi(text + 1); made[1] = 1; *returnSize = 2;
    return made;
  }`,
  java: `class Solution {
    private int uses = 0;
    public String encode(int n) { uses++; return "<" + n + ">"; }
    public int[] decode(String text) { return new int[] {Integer.parseInt(text.substring(1, text.length() - 1)), ++uses}; }
  }`,
};
/** The same as a class `Codec`, in the languages with objects. */
const asCodec = (source: string) => source.replace('class Solution', 'class Codec');
const CODECS: Sources = {
  ...PAIRS,
  python: asCodec(PAIRS.python),
  javascript: `class Codec {
    constructor() { this.uses = 0; }
    encode(n) { this.uses++; return '<' + n + '>'; }
    decode(text) { return [Number(text.slice(1, -1)), ++this.uses]; }
  }`,
  typescript: `class Codec {
    private uses = 0;
    encode(n: number): string { this.uses++; return '<' + n + '>'; }
    decode(text: string): [number, number] { return [Number(text.slice(1, -1)), ++this.uses]; }
  }`,
  cpp: asCodec(PAIRS.cpp),
  java: asCodec(PAIRS.java),
};

const TWICE = 'twice(value: int): int';
const TWICES: Sources = {
  python: 'class Solution:\n    def twice(self, value):\n        return 2 * value\n',
  javascript: 'const twice = (value) => 2 * value;',
  typescript: 'const twice = (value: number): number => 2 * value;',
  cpp: 'class Solution { public: int twice(int value) { return 2 * value; } };',
  c: 'int twice(int value) { return 2 * value; }',
  java: 'class Solution { public int twice(int value) { return 2 * value; } }',
};

const LIST_TO_INTS = 'f(head: ListNode): int[]';
const LIST_TO_LIST = 'f(head: ListNode): ListNode';
const GRAPH_TO_GRAPH = 'f(node: Graph): Graph';

/** All programs that the tests run, with their signatures. */
const programsIn = (language: ProgramLanguage): [signature: string, source: string][] => [
  [ALL, emptyBody(language)],
  [LIST_TO_INTS, WALK[language]],
  [LIST_TO_LIST, CIRCLE[language]],
  ...[REVERSED, SAME, HALF, ROUND].map((one): [string, string] => [RANDOM, one[language]]),
  [PAIR, PAIRS[language]],
  [PAIR, CODECS[language]],
  ...[SAME, TWINS].map((one): [string, string] => [GRAPH_TO_GRAPH, one[language]]),
  [TWICE, TWICES[language]],
  [STACK, STACKS[language]],
  ...[trees.CONNECT, trees.LOOP].map((one): [string, string] => [trees.NEXT_TREE, one[language]]),
  ...[lists.FLATTEN, lists.UNFLATTENED].map((one): [string, string] => [lists.MULTI_LIST, one[language]]),
  ...[trees.CORNERS, trees.BARREN].map((one): [string, string] => [trees.QUAD_TREE, one[language]]),
  [lists.JOINED, lists.MEET[language]],
  ...[places.MEET, places.TREE_COPY].map((one): [string, string] => [places.TREE_PLACE, one[language]]),
  [places.SUBTREE, places.BELOW[language]],
  ...[places.START, places.LIST_COPY].map((one): [string, string] => [places.LIST_PLACE, one[language]]),
];

describe.each(['python', 'javascript', 'typescript', 'cpp', 'c', 'java'] as const)('the driver of %s', (language) => {
  beforeAll(() => makeReady(language), 120_000);
  const test = it.skipIf(!toolchains.has(language));
  const right = (answers: Value[]) => ({ answers, failure: null });
  const GRAPH = [[2], [1]];

  test('passes and returns values of every type', async () => {
    const cases = [TYPES.map(([, , one]) => one), TYPES.map(([, , , other]) => other)];
    expect(await answersOf(language, ALL, [emptyBody(language)], cases)).toEqual([right(cases)]);
  });

  test('passes lists with a cycle', async () => {
    const cases = [[[1, 2]], [[[1, 2, 3], 1]], [[[7], 0]], [[]]];
    const answers = await answersOf(language, LIST_TO_INTS, [WALK[language]], cases);
    expect(answers).toEqual([right([[1, 2], [1, 2, 3, 2, 3, 2, 3, 2, 3, 2], Array.from({ length: 10 }, () => 7), []])]);
  });

  test('reports a returned list with a cycle', async () => {
    const answers = await answersOf(language, LIST_TO_LIST, [CIRCLE[language]], [[[1, 2]]]);
    expect(answers).toEqual([right(['a list with a cycle'])]);
  });

  test('builds lists with random links, and distinguishes a copy from the input', async () => {
    const randomList = [
      [7, null],
      [-8, 0],
      [9, 1],
    ];
    const sources = [REVERSED, SAME, HALF, ROUND].map((one) => one[language]);
    const cases = [[randomList], [[[5, 0]]], [Array.from({ length: 40 }, (_, place) => [place, 39 - place])], [[]]];
    const [reversed] = await answersOf(language, RANDOM, sources.slice(0, 1), cases);
    expect(reversed).toEqual(
      right([
        [
          [9, 2],
          [-8, 2],
          [7, 2],
        ],
        [[5, 0]],
        Array.from({ length: 40 }, (_, place) => [39 - place, 39]),
        [],
      ]),
    );
    expect(await answersOf(language, RANDOM, sources.slice(1), [[randomList]])).toEqual([
      right(['a list that shares nodes with the one that was given']),
      right(['a list with a random link that leads out of it']),
      right(['a list with a cycle']),
    ]);
  });

  test('builds trees with next links, and follows them level by level', async () => {
    const [connected] = await answersOf(
      language,
      trees.NEXT_TREE,
      [trees.CONNECT[language]],
      [[[1, 2, 3, 4, 5, null, 7]], [[-1, null, 8, 9]], [[]]],
    );
    expect(connected).toEqual(right([[[1], [2, 3], [4, 5, 7]], [[-1], [8], [9]], []]));
    const looped = await answersOf(language, trees.NEXT_TREE, [trees.LOOP[language]], [[[1]]]);
    expect(looped).toEqual([right(['a level with a cycle'])]);
  });

  test('builds lists with children, and reports one that still has some', async () => {
    const nested = [1, 2, [7, [11, [-12]], 8], 3, [9]];
    const [flat] = await answersOf(language, lists.MULTI_LIST, [lists.FLATTEN[language]], [[nested], [[5]], [[]]]);
    expect(flat).toEqual(right([[1, 2, 7, 11, -12, 8, 3, 9], [5], []]));
    const same = await answersOf(language, lists.MULTI_LIST, [lists.UNFLATTENED[language]], [[nested]]);
    expect(same).toEqual([right(['a list in which a node still has a child'])]);
  });

  test('reads quad trees, and reports one with a missing part', async () => {
    const four = [[1, 0], [0, 1]]; // oxfmt-ignore
    const [made] = await answersOf(language, trees.QUAD_TREE, [trees.CORNERS[language]], [[[[1]]], [four]]);
    expect(made).toEqual(right([[[1, 1]], [[0], [1, 1], [1, 0], [1, 0], [1, 1]]]));
    const barren = await answersOf(language, trees.QUAD_TREE, [trees.BARREN[language]], [[[[1]]]]);
    expect(barren).toEqual([right(['a node that is no leaf and has fewer than four children'])]);
  });

  test('builds a list that joins the one before it', async () => {
    const cases = [
      [
        [4, 1, 8, 4, 5],
        [[5, 6, 1], 2, 'joined'],
      ],
      [
        [1, 2],
        [[], 0, 'joined'],
      ],
      [
        [2, 6, 4],
        [1, 5],
      ],
      [[], []],
    ];
    const met = await answersOf(language, lists.JOINED, [lists.MEET[language]], cases);
    expect(met).toEqual([right([[8, 4, 5], [1, 2], [], []])]);
  });

  test('passes nodes of the tree, and tells whether the returned one is of it', async () => {
    const tree = [8, 0, -3, 5, 6, null, 1, null, null, 4];
    const sources = [places.MEET, places.TREE_COPY].map((one) => one[language]);
    const cases = [[tree, 5, 4], [tree, 4, 6], [tree, 5, 1], [tree, null, -3], [[2], 2, 2]]; // oxfmt-ignore
    const [met] = await answersOf(language, places.TREE_PLACE, sources.slice(0, 1), cases);
    expect(met).toEqual(right([0, 6, null, -3, null]));
    const foreign = 'a node that is not in the tree';
    const copies = await answersOf(language, places.TREE_PLACE, sources.slice(1), [[tree, 0, 0], [tree, 0, 8]]); // oxfmt-ignore
    expect(copies).toEqual([right([foreign, foreign])]);
    const below = await answersOf(language, places.SUBTREE, [places.BELOW[language]], [[tree, 0], [tree, null]]); // oxfmt-ignore
    expect(below).toEqual([right([[0, 5, 6, null, null, 4], []])]);
  });

  test('tells which node of the list is returned, and whether it is of it', async () => {
    const sources = [places.START, places.LIST_COPY].map((one) => one[language]);
    const cases = [[[[6, 6, 6], 1]], [[[7], 0]], [[1, 2]], [[]]];
    const [started] = await answersOf(language, places.LIST_PLACE, sources.slice(0, 1), cases);
    expect(started).toEqual(right([1, 0, null, null]));
    const foreign = 'a node that is not in the list';
    const copies = await answersOf(language, places.LIST_PLACE, sources.slice(1), [[[1, 2]], [[[7], 0]], [[]]]);
    expect(copies).toEqual([right([foreign, foreign, foreign])]);
  });

  test('passes what a program returned back to it, also to a class Codec', async () => {
    const sources = [PAIRS[language], CODECS[language]];
    const passed = right([[7, 1], [-12, 1]]); // oxfmt-ignore
    expect(await answersOf(language, PAIR, sources, [[7], [-12]])).toEqual([passed, passed]);
  });

  test('distinguishes a new graph from the input', async () => {
    const sources = [SAME[language], TWINS[language]];
    const answers = await answersOf(language, GRAPH_TO_GRAPH, sources, [[GRAPH], [GRAPH]]);
    expect(answers).toEqual([
      right([SHARED, SHARED]),
      right([
        [[1, 1], [1]],
        [[1, 1], [1]],
      ]),
    ]);
  });

  const measured = it.skipIf(language === 'java' || !toolchains.has(language));
  measured('takes the inputs of a case in turn where it is measured', async () => {
    const batch = batchOf([3, 4].map((value) => ({ input: { args: [value] }, expected: null })));
    const [mark, ...inputs] = batch.text.trimEnd().split('\n');
    const run = (repeat: number) => {
      const text = `${mark?.replace(/1$/, String(repeat))}\n${inputs.join('\t')}\n`;
      return ready.get(keyOf(language, TWICE, TWICES[language]))?.run({ cases: batch.cases.slice(0, 1), text }, 10);
    };
    expect([await run(2), await run(3)]).toEqual([right([8]), right([6])]);
  });

  test('creates an object for each case and calls its methods', async () => {
    const calls = [['Stack', TEXT], ['push', 'two'], ['all'], ['size'], ['total', [LARGE, 2]]];
    const answers = await answersOf(language, STACK, [STACKS[language]], [calls, [['Stack', ''], ['size']]]);
    expect(answers).toEqual([
      right([
        [null, null, [TEXT, 'two'], 2, '9007199254740995'],
        [null, 1],
      ]),
    ]);
  });
});
