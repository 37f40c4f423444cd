import { describe, expect, it } from 'vitest';
import { describeSignature, driverInput, DriverOutput } from './protocol.ts';
import { parseSignature } from '../values/signature.ts';

const ANSWERS = [
  { answer: [1, 'two\n'], nanoseconds: 1200, printed: 'debug\nmore' },
  { answer: null, nanoseconds: 0, printed: '' },
  { answer: 'é 😀 mark', nanoseconds: 7, printed: 'mark 1 2\n' },
];
const OUTPUT = `${ANSWERS.map(
  ({ answer, nanoseconds, printed }) => `${printed}\nmark ${nanoseconds} ${JSON.stringify(answer)}\n`,
).join('')}and then`;

describe('the output of a driver', () => {
  it.each(Array.from({ length: 8 }, (_, index) => index + 1))('is parsed in chunks of %i characters', (size) => {
    const output = new DriverOutput('mark');
    const runs = Array.from({ length: Math.ceil(OUTPUT.length / size) }, (_, index) => [
      ...output.take(OUTPUT.slice(index * size, (index + 1) * size)),
    ]).flat();
    expect(runs).toEqual(ANSWERS);
    expect(output.rest).toBe('and then');
  });

  it.each(Array.from({ length: OUTPUT.length }, (_, index) => index))('is parsed if it is cut at %i', (at) => {
    const output = new DriverOutput('mark');
    expect([...output.take(OUTPUT.slice(0, at)), ...output.take(OUTPUT.slice(at))]).toEqual(ANSWERS);
  });
});

it('gives a driver the mark, the number of repetitions, and a line for each case', () => {
  const [args, calls] = [{ args: [[1], 'a\n\tb'] }, { calls: [['Stack'], ['top']] }];
  expect(driverInput('mark', [[args], [calls]], 3)).toBe('mark 3\n[[1],"a\\n\\tb"]\n[["Stack"],["top"]]\n');
  expect(driverInput('mark', [[calls, calls]])).toBe('mark 1\n[["Stack"],["top"]]\t[["Stack"],["top"]]\n');
});

it('describes a signature to drivers in dynamic languages', () => {
  expect(describeSignature(parseSignature('f(a: int[]&, b: TreeNode): void'))).toEqual({
    decoder: null,
    method: {
      name: 'f',
      inPlace: [0],
      isVoid: true,
      returns: 'void',
      types: [
        ['int', 1],
        ['TreeNode', 0],
      ],
    },
    constructor: null,
    methods: [],
  });
});
