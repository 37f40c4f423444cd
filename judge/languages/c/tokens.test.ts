import { expect, it } from 'vitest';
import { brings, tokensOf, undoneMacros, withoutTexts } from './tokens.ts';

it('tells a program that declares a class itself from one that uses it', () => {
  const declares = ['struct Node {', 'class Node final : public Base<int> {', 'typedef struct Node\n{'];
  const uses = ['struct Node *copies[101] = {NULL};', 'struct Node *copyOf(int n) {', 'struct NodeList {', 'Node{1}'];
  expect(declares.map((text) => brings(text, 'Node'))).toEqual([true, true, true]);
  expect(uses.map((text) => brings(text, 'Node'))).toEqual([false, false, false, false]);
  expect(brings(withoutTexts('/* struct Node { */ "struct Node {"'), 'Node')).toBe(false);
});

it('reads raw strings, separators of digits and comments over lines as one token each', () => {
  const source = 'R"x(a"b)x" 1\'000 \'"\' /* a\nb */ // c\\\nd';
  expect(tokensOf(source).flatMap(({ kind, text }) => (kind === 'space' ? [] : [text]))).toEqual([
    'R"x(a"b)x"',
    "1'000",
    "'\"'",
    '/* a\nb */',
    '// c\\\nd',
  ]);
});

it('ends the macros of a program', () => {
  expect(undoneMacros('#define int long long\n  # define T(x) x\n', ['main'])).toBe(
    '#undef main\n#undef int\n#undef T\n',
  );
});
