import type { Trace } from '../read-trace.ts';
import { recordSample } from './sample-recorder.ts';

export type Sample = { title: string; source: string; trace: Trace };

const TWO_POINTERS = `def max_area(height, start=0):
    left, right = 0, len(height) - 1
    best = 0
    while left < right:
        area = min(height[left], height[right]) * (right - left)
        best = max(best, area)
        if height[left] < height[right]:
            left += 1
        else:
            right -= 1
    print("best", best)
    return best
`;

/** Two index variables that come towards each other on a list. */
export function twoPointers(height: number[] = [1, 8, 6, 2, 5, 4, 8, 3, 7]): Sample {
  const run = recordSample(TWO_POINTERS);
  run.call('max_area', 'def max_area', { height });
  run.line('left, right = 0');
  let [left, right, best] = [0, height.length - 1, 0];
  run.line('best = 0', { left, right });
  run.line('while left', { best });
  while (left < right) {
    run.line('area = min');
    const area = Math.min(height[left] ?? 0, height[right] ?? 0) * (right - left);
    run.line('best = max', { area });
    best = Math.max(best, area);
    run.line('if height[left]', { best });
    if ((height[left] ?? 0) < (height[right] ?? 0)) {
      run.line('left += 1');
      left++;
    } else {
      run.line('right -= 1');
      right--;
    }
    run.line('while left', { left, right });
  }
  run.line('print("best"');
  run.print(`best ${best}\n`);
  run.line('return best');
  run.leave('return best', best);
  return { title: 'Two pointers', source: TWO_POINTERS, trace: run.trace() };
}

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

const FLOOD_FILL = `def flood_fill(image, sr, sc, color):
    old = image[sr][sc]
    queue = deque([(sr, sc)])
    seen = set()
    while queue:
        r, c = queue.popleft()
        image[r][c] = color
        seen.add((r, c))
        for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            nr, nc = r + dr, c + dc
            if 0 <= nr < len(image) and 0 <= nc < len(image[0]) and image[nr][nc] == old:
                queue.append((nr, nc))
    return image
`;

export function floodFill(): Sample {
  const run = recordSample(FLOOD_FILL);
  const image = [
    [1, 1, 0, 0],
    [1, 0, 0, 1],
    [1, 1, 1, 0],
  ];
  const color = 7;
  const old = 1;
  const pair = (row: number, column: number) => ({ t: 'tuple', v: [row, column] });
  const asDeque = (pairs: readonly (readonly [number, number])[]) => ({
    t: 'deque',
    v: pairs.map(([a, b]) => pair(a, b)),
  });
  const seen = new Set<unknown>();
  run.call('flood_fill', 'def flood_fill', { image, sr: 0, sc: 0, color });
  run.line('old = image');
  run.line('queue = deque', { old });
  const waiting: [number, number][] = [[0, 0]];
  run.line('seen = set', { queue: asDeque(waiting) });
  run.line('while queue', { seen });
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [r, c] = next;
    run.line('r, c = queue');
    run.line('image[r][c] = color', { r, c, queue: asDeque(waiting) });
    const row = image[r];
    if (row) row[c] = color;
    run.line('seen.add');
    seen.add(pair(r, c));
    for (const [dr, dc] of [
      [0, 1],
      [1, 0],
      [0, -1],
      [-1, 0],
    ] as const) {
      run.line('for dr, dc');
      run.line('nr, nc = r', { dr, dc });
      const [nr, nc] = [r + dr, c + dc];
      run.line('if 0 <= nr', { nr, nc });
      if (image[nr]?.[nc] !== old) continue;
      run.line('queue.append');
      waiting.push([nr, nc]);
      run.line('for dr, dc', { queue: asDeque(waiting) });
    }
    run.line('while queue');
  }
  run.line('return image');
  run.leave('return image', image);
  return { title: 'Flood fill with a queue', source: FLOOD_FILL, trace: run.trace() };
}

const PATHS = `function uniquePaths(m, n) {
  const dp = Array.from({ length: m }, () => new Array(n).fill(0));
  for (let i = 0; i < m; i++) {
    for (let j = 0; j < n; j++) {
      if (i === 0 || j === 0) dp[i][j] = 1;
      else dp[i][j] = dp[i - 1][j] + dp[i][j - 1];
    }
  }
  return dp[m - 1][n - 1];
}
`;

export function pathTable(m = 4, n = 6): Sample {
  const run = recordSample(PATHS);
  run.call('uniquePaths', 'function uniquePaths', { m, n });
  run.line('const dp');
  const dp = Array.from({ length: m }, () => new Array<number>(n).fill(0));
  run.line('for (let i', { dp });
  for (let i = 0; i < m; i++) {
    run.line('for (let j', { i });
    for (let j = 0; j < n; j++) {
      run.line('if (i === 0', { j });
      const row = dp[i] ?? [];
      if (i > 0 && j > 0) run.line('else dp');
      row[j] = i === 0 || j === 0 ? 1 : (dp[i - 1]?.[j] ?? 0) + (row[j - 1] ?? 0);
      run.line('for (let j');
    }
  }
  run.line('return dp');
  run.leave('return dp', dp[m - 1]?.[n - 1]);
  return { title: 'A table of paths', source: PATHS, trace: run.trace() };
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
  const join = (one: Node | null, other: Node | null) => {
    if (one) one.next = other;
    if (other) other.prev = one;
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
