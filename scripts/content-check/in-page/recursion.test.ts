import { describe, expect, test } from 'vitest';
import { isRecursive } from './recursion.ts';

describe('recursion of a program', () => {
  test.each([
    ['python', 'class Solution:\n    def f(self, n):\n        return n and self.f(n - 1)\n'],
    [
      'python',
      'def rob(nums):\n    @cache\n    def best(i):\n        if i < 0:\n            return 0\n\n        return best(i - 1)\n    return best(9)\n',
    ],
    ['javascript', 'const depth = (node) => (node ? 1 + depth(node.left) : 0);'],
    ['javascript', 'function visit(node) { if (node) { visit(node.next); } }'],
    ['javascript', 'class Solution { fill(row, column) { this.fill(row + 1, column); } }'],
    ['cpp', 'class Solution { int f(int n) const { return n ? f(n - 1) : 0; } };'],
    ['cpp', 'function<int(int)> go = [&](int n) -> int { return n ? go(n - 1) : 0; };'],
    ['cpp', 'auto go = [&](auto&& self, int n) -> int { return n ? self(self, n - 1) : 0; };'],
    ['c', 'static int depth(struct TreeNode* node) {\n  return node ? 1 + depth(node->left) : 0;\n}'],
  ] as const)('in %s: %s', (language, source) => {
    expect(isRecursive(language, source)).toBe(true);
  });

  test.each([
    [
      'python',
      'class Solution:\n    def f(self, n):\n        return g(n)\n\n    def g(self):\n        return self.f(1)\n',
    ],
    ['javascript', 'function twoSum(nums) { for (const num of nums) seen.add(num); }\ntwoSum([]);'],
    ['javascript', 'const push = (heap, item) => { heap.push(item); };'],
    ['cpp', 'int f(int n) { return g(n); }\nint main() { return f(1); }'],
  ] as const)('and no other, in %s: %s', (language, source) => {
    expect(isRecursive(language, source)).toBe(false);
  });
});
