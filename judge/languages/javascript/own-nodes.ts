import type { OwnNode } from '#judge/values/signature.ts';

/** Code that is added to a driver for values with their own node class; `node` replaces the class for graphs. */
type Parts = { node: string; makers: string; writer: string };

export const JAVASCRIPT_OWN_NODES: Record<OwnNode, Parts> = {
  NextTree: {
    node: String.raw`class _Node {
  constructor(val, left, right, next) {
    this.val = val === undefined ? 0 : val;
    this.left = left === undefined ? null : left;
    this.right = right === undefined ? null : right;
    this.next = next === undefined ? null : next;
  }
}
`,
    makers: String.raw`makers.NextTree = (values) => {
  const nodes = values.map((value) => (value === null ? null : new _Node(value)));
  const parents = nodes.filter(Boolean);
  nodes.slice(1).forEach((node, place) => { parents[place >> 1][place % 2 ? 'right' : 'left'] = node; });
  return nodes[0] ?? null;
};
`,
    writer: String.raw`  if (base === 'NextTree' && (value === null || 'left' in value)) {
    const levels = [];
    let count = 0;
    for (let first = value; first;) {
      const level = [];
      let node = first;
      for (first = null; node; node = node.next) {
        level.push(node.val);
        if (++count > 200000) return 'a level with a cycle';
        first ??= node.left ?? node.right;
      }
      levels.push(level);
    }
    return levels;
  }
`,
  },
  MultiList: {
    node: String.raw`class _Node {
  constructor(val, prev, next, child) {
    this.val = val === undefined ? 0 : val;
    this.prev = prev === undefined ? null : prev;
    this.next = next === undefined ? null : next;
    this.child = child === undefined ? null : child;
  }
}
`,
    makers: String.raw`makers.MultiList = (values) => {
  let head = null;
  const waiting = [[values, null]];
  while (waiting.length > 0) {
    const [items, parent] = waiting.pop();
    let before = null;
    for (const item of items) {
      if (Array.isArray(item)) { waiting.push([item, before]); continue; }
      const node = new _Node(item, before);
      if (before) before.next = node;
      else if (parent) parent.child = node;
      else head = node;
      before = node;
    }
  }
  return head;
};
`,
    writer: String.raw`  if (base === 'MultiList' && (value === null || 'child' in value)) {
    const values = [];
    let before = null;
    for (let node = value; node; node = node.next) {
      if ((node.prev ?? null) !== before) return 'a list with a prev that is not the node before it';
      if (node.child) return 'a list in which a node still has a child';
      values.push(node.val);
      if (values.length > 200000) return 'a list with a cycle';
      before = node;
    }
    return values;
  }
`,
  },
  QuadTree: {
    node: String.raw`class _Node {
  constructor(val, isLeaf, topLeft, topRight, bottomLeft, bottomRight) {
    this.val = val === undefined ? false : val;
    this.isLeaf = isLeaf === undefined ? false : isLeaf;
    this.topLeft = topLeft === undefined ? null : topLeft;
    this.topRight = topRight === undefined ? null : topRight;
    this.bottomLeft = bottomLeft === undefined ? null : bottomLeft;
    this.bottomRight = bottomRight === undefined ? null : bottomRight;
  }
}
`,
    makers: '',
    writer: String.raw`  if (base === 'QuadTree' && (value === null || 'isLeaf' in value)) {
    const order = value ? [value] : [];
    for (const node of order) {
      if (order.length > 200000) return 'a tree with a cycle';
      if (node.isLeaf) continue;
      const children = [node.topLeft, node.topRight, node.bottomLeft, node.bottomRight];
      if (children.some((child) => !child)) return 'a node that is no leaf and has fewer than four children';
      order.push(...children);
    }
    return order.map((node) => (node.isLeaf ? [1, node.val ? 1 : 0] : [0]));
  }
`,
  },
  TreePlace: {
    node: '',
    makers: String.raw`let treeOf = null;
function nodeWhere(isWanted) {
  const open = [treeOf];
  while (open.length > 0) {
    const node = open.pop();
    if (!node) continue;
    if (isWanted(node)) return node;
    open.push(node.left, node.right);
  }
  return null;
}
makers.TreeNode = (values) => (treeOf = toTree(values));
makers.TreePlace = (value) => nodeWhere((node) => node.val === value);
`,
    writer: `  if (base === 'TreePlace' && value !== null) return nodeWhere((node) => node === value) ? value.val : 'a node that is not in the tree';
`,
  },
  ListPlace: {
    node: '',
    makers: String.raw`let listOf = null;
makers.ListNode = (values) => (listOf = toList(values));
function positionOf(wanted) {
  let position = 0;
  for (let node = listOf; node && position < 200000; node = node.next, position++) if (node === wanted) return position;
  return 'a node that is not in the list';
}
`,
    writer: `  if (base === 'ListPlace' && value !== null) return positionOf(value);
`,
  },
  VersionCheck: {
    node: '',
    makers: String.raw`makers.VersionCheck = (value) => (firstBad = value);
`,
    writer: '',
  },
  JoinedList: {
    node: '',
    makers: String.raw`let joinedTo = null;
makers.ListNode = (values) => (joinedTo = toList(values));
makers.JoinedList = (values) => {
  if (values[2] !== 'joined') return toList(values);
  const head = toList(values[0]);
  let rest = joinedTo;
  for (let step = 0; step < values[1]; step++) rest = rest.next;
  if (!head) return rest;
  let last = head;
  while (last.next) last = last.next;
  last.next = rest;
  return head;
};
`,
    writer: '',
  },
};
