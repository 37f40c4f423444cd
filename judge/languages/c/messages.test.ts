import { expect, it } from 'vitest';
import { parseSignature } from '#judge/values/signature.ts';
import { compilerMessage } from './messages.ts';

const SOURCE = `class Solution {
public:
  bool containsDuplicate(vector<int>& nums) {
\tlong x = 1L + y; // hasDuplicate() {
    return true;
  }
};`;

const messageOf = (text: string, columnOf = (_line: number, column: number) => column) =>
  compilerMessage(text, { source: SOURCE, signature: parseSignature('hasDuplicate(nums: int[]): bool'), columnOf });

it('shows the line of the program with the original column', () => {
  expect(messageOf("solution.cpp:4:22: error: use of undeclared identifier 'y'\n1 error generated.\n", () => 16)).toBe(
    "solution.cpp:4:16: error: use of undeclared identifier 'y'\n    4 | \tlong x = 1L + y; // hasDuplicate() {\n      | \t              ^\n",
  );
});

it('leaves out warnings beside errors, and what is in headers', () => {
  const text = [
    "solution.cpp:4:2: warning: unused variable 'x'",
    '/usr/include/c++/v1/vector:12:3: note: candidate function',
    'In file included from prelude.h:3:',
    'solution.cpp:5:1: error: expected expression',
    'solution.cpp:3:1: note: to match this',
  ].join('\n');
  expect(messageOf(text)).not.toMatch(/warning|usr|included/);
  expect(messageOf(text)).toMatch(/:5:1: error: expected expression[^]*:3:1: note: to match this/);
});

it.each([
  [
    "driver.cpp:12:73: error: no member named 'hasDuplicate' in 'Solution'",
    'error: your class Solution has no method hasDuplicate; it has containsDuplicate',
  ],
  ["driver.cpp:9:3: error: unknown type name 'Answer'", 'error: your program has no class Answer; it has Solution'],
  [
    "driver.cpp:9:3: error: 'hasDuplicate' is a private member of 'Solution'",
    'error: hasDuplicate is private in your class Solution: write public: before it',
  ],
  [
    'wasm-ld: error: /tmp/main-1.o: undefined symbol: hasDuplicate',
    'error: your program has no function hasDuplicate; it has containsDuplicate',
  ],
  [
    "driver.cpp:9:3: error: no viable conversion from 'int' to 'string'",
    "error: hasDuplicate cannot be called with the parameters of the problem, or returns another type: no viable conversion from 'int' to 'string'",
  ],
])('says of the judge’s own code what has to change: %s', (text, message) => {
  expect(messageOf(text)).toBe(`${message}\n`);
});
