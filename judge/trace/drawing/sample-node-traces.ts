import { recordSample } from './sample-recorder.ts';
import type { Sample } from './sample-traces.ts';

const REVERSAL = `def reverse_list(head):
    prev = None
    cur = head
    while cur:
        nxt = cur.next
        cur.next = prev
        prev = cur
        cur = nxt
    return prev
`;

export class ListNode {
  val: number;
  next: ListNode | null;
  constructor(val: number, next: ListNode | null = null) {
    this.val = val;
    this.next = next;
  }
}

export const listOf = (values: readonly number[]): ListNode | null =>
  values.reduceRight<ListNode | null>((next, value) => new ListNode(value, next), null);

export function listReversal(values: readonly number[] = [1, 2, 3, 4, 5]): Sample {
  const run = recordSample(REVERSAL);
  const head = listOf(values);
  run.call('reverse_list', 'def reverse_list', { head });
  run.line('prev = None');
  let prev: ListNode | null = null;
  run.line('cur = head', { prev });
  let cur = head;
  run.line('while cur', { cur });
  while (cur) {
    run.line('nxt = cur.next');
    const nxt: ListNode | null = cur.next;
    run.line('cur.next = prev', { nxt });
    cur.next = prev;
    run.line('prev = cur');
    prev = cur;
    run.line('cur = nxt', { prev });
    cur = nxt;
    run.line('while cur', { cur });
  }
  run.line('return prev');
  run.leave('return prev', prev);
  return { title: 'Linked list reversal', source: REVERSAL, trace: run.trace() };
}

const TREE_DEPTH = `class Solution {
public:
    int maxDepth(TreeNode* root) {
        if (!root) return 0;
        int left = maxDepth(root->left);
        int right = maxDepth(root->right);
        return 1 + max(left, right);
    }
};
`;

export class TreeNode {
  val: number;
  left: TreeNode | null;
  right: TreeNode | null;
  constructor(val: number, left: TreeNode | null = null, right: TreeNode | null = null) {
    this.val = val;
    this.left = left;
    this.right = right;
  }
}

export const sampleTree = () =>
  new TreeNode(3, new TreeNode(9, null, new TreeNode(8)), new TreeNode(20, new TreeNode(15), new TreeNode(7)));

export function treeRecursion(): Sample {
  const run = recordSample(TREE_DEPTH);
  const depth = (root: TreeNode | null): number => {
    run.call('maxDepth', 'int maxDepth', { root });
    run.line('if (!root)');
    if (!root) {
      run.leave('if (!root)', 0);
      return 0;
    }
    run.line('int left');
    const left = depth(root.left);
    run.line('int right', { left });
    const right = depth(root.right);
    run.line('return 1', { right });
    run.leave('return 1', 1 + Math.max(left, right));
    return 1 + Math.max(left, right);
  };
  depth(sampleTree());
  return { title: 'Tree recursion', source: TREE_DEPTH, trace: run.trace() };
}

const LRU = `class LRUCache:
    def __init__(self, capacity):
        self.capacity = capacity
        self.cache = {}
        self.head, self.tail = Node(), Node()
        self.head.next, self.tail.prev = self.tail, self.head

    def remove(self, node):
        node.prev.next, node.next.prev = node.next, node.prev

    def add(self, node):
        last = self.tail.prev
        last.next = self.tail.prev = node
        node.prev, node.next = last, self.tail

    def get(self, key):
        if key not in self.cache:
            return -1
        node = self.cache[key]
        self.remove(node)
        self.add(node)
        return node.value

    def put(self, key, value):
        if key in self.cache:
            self.remove(self.cache[key])
        self.cache[key] = Node(key, value)
        self.add(self.cache[key])
        if len(self.cache) > self.capacity:
            oldest = self.head.next
            self.remove(oldest)
            del self.cache[oldest.key]
`;

class Node {
  key: number;
  value: number;
  prev: Node | null = null;
  next: Node | null = null;
  constructor(key = 0, value = 0) {
    this.key = key;
    this.value = value;
  }
}

class LRUCache {
  capacity = 0;
  cache = new Map<number, Node>();
  head = new Node();
  tail = new Node();
}

export function leastRecentlyUsed(): Sample {
  const run = recordSample(LRU);
  const self = new LRUCache();
  const join = (before: Node | null, after: Node | null) => {
    if (before) before.next = after;
    if (after) after.prev = before;
  };
  const remove = (node: Node) => {
    run.call('remove', 'def remove', { self, node });
    run.line('node.prev.next');
    join(node.prev, node.next);
    run.leave('node.prev.next', null);
  };
  const add = (node: Node) => {
    run.call('add', 'def add', { self, node });
    run.line('last = self.tail.prev');
    const last = self.tail.prev;
    run.line('last.next = ', { last });
    if (last) last.next = node;
    self.tail.prev = node;
    run.line('node.prev, node.next');
    node.prev = last;
    node.next = self.tail;
    run.leave('node.prev, node.next', null);
  };
  run.call('__init__', 'def __init__', { self, capacity: 2 });
  run.line('self.capacity = ');
  self.capacity = 2;
  run.line('self.head.next, ');
  join(self.head, self.tail);
  run.leave('self.head.next, ', null);
  const put = (key: number, value: number) => {
    run.call('put', 'def put', { self, key, value });
    run.line('if key in');
    run.line('self.cache[key] = Node');
    const node = new Node(key, value);
    self.cache.set(key, node);
    run.line('self.add(self.cache[key])');
    add(node);
    run.line('if len(self.cache)');
    const oldest = self.head.next;
    if (self.cache.size > self.capacity && oldest) {
      run.line('oldest = ');
      run.line('self.remove(oldest)', { oldest });
      remove(oldest);
      run.line('del self.cache');
      self.cache.delete(oldest.key);
    }
    run.leave('del self.cache', null);
  };
  const get = (key: number) => {
    run.call('get', 'def get', { self, key });
    run.line('if key not in');
    const node = self.cache.get(key);
    run.line('node = self.cache[key]');
    if (!node) return;
    run.line('self.remove(node)', { node });
    remove(node);
    run.line('self.add(node)');
    add(node);
    run.line('return node.value');
    run.leave('return node.value', node.value);
  };
  put(1, 10);
  put(2, 20);
  get(1);
  put(3, 30);
  return { title: 'A cache of the latest', source: LRU, trace: run.trace() };
}
