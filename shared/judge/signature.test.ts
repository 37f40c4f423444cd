import { describe, expect, it } from 'vitest';
import { BASES, OWN_NODES, parseSignature, SignatureError, typeText } from './signature.ts';

const parameter = (name: string, base: (typeof BASES)[number], depth = 0, isInPlace = false) => ({
  name,
  type: { base, depth },
  isInPlace,
});

describe('a signature', () => {
  it('of a function has its parameters and what it returns', () => {
    expect(parseSignature(' twoSum( nums: int[] ,target : int ): int[] ')).toEqual({
      kind: 'function',
      method: {
        name: 'twoSum',
        parameters: [parameter('nums', 'int', 1), parameter('target', 'int')],
        returns: { base: 'int', depth: 1 },
      },
      decoder: null,
    });
  });

  it('of a pair has what is given what the first returns', () => {
    expect(parseSignature('encode(words: string[]): string\ndecode(text: string): string[]')).toEqual({
      kind: 'function',
      method: { name: 'encode', parameters: [parameter('words', 'string', 1)], returns: { base: 'string', depth: 0 } },
      decoder: { name: 'decode', parameters: [parameter('text', 'string')], returns: { base: 'string', depth: 1 } },
    });
  });

  it('marks what is changed in place', () => {
    expect(parseSignature('rotate(grid: char[][]&, by: long): void')).toMatchObject({
      method: { parameters: [parameter('grid', 'char', 2, true), parameter('by', 'long')], returns: { base: 'void' } },
    });
  });

  it('of a class has its constructor and its methods, which return nothing where nothing is said', () => {
    expect(parseSignature('MinStack()\n\n  push(value: int)\n  top(): int\n')).toEqual({
      kind: 'class',
      constructor: { name: 'MinStack', parameters: [], returns: { base: 'void', depth: 0 } },
      methods: [
        { name: 'push', parameters: [parameter('value', 'int')], returns: { base: 'void', depth: 0 } },
        { name: 'top', parameters: [], returns: { base: 'int', depth: 0 } },
      ],
    });
  });

  const ofAnyDepth = BASES.filter((base) => base !== 'void' && !OWN_NODES.some((own) => own === base));
  it.each(ofAnyDepth.flatMap((base) => [base, `${base}[]`, `${base}[][]`]))('knows the type %s', (type) => {
    const signature = parseSignature(`f(value: ${type}): ${type}`);
    expect(signature.kind === 'function' && typeText(signature.method.returns)).toBe(type);
    expect(signature.kind === 'function' && signature.method.parameters.map((one) => typeText(one.type))).toEqual([
      type,
    ]);
  });

  it.each([
    ['', 'the signature is empty'],
    ['twoSum', '"twoSum" is not a signature such as add(a: int, b: int): int'],
    ['f(n): int', '"n" is not a parameter such as n: int'],
    ['f(n: int,): int', '"" is not a parameter such as n: int'],
    ['f(n: number): int', 'there is no type number'],
    ['f(n: int[][][]): int', 'int[][][] has more than two dimensions'],
    ['f(n: int): list', 'there is no type list'],
    ['f(n: void): int', 'n cannot be void'],
    ['f(node: Graph): RandomList', 'a Node is of a Graph or of a RandomList, not of both'],
    ['f(root: NextTree): QuadTree', 'a Node is of a NextTree or of a QuadTree, not of both'],
    ['f(roots: NextTree[]): int', 'arrays of NextTree do not exist'],
    ['f(root: QuadTree): int', 'a QuadTree is only returned'],
    ['f(head: JoinedList): int', 'a JoinedList follows the ListNode that it joins'],
    ['f(one: ListNode, n: int, two: JoinedList): int', 'a JoinedList follows the ListNode that it joins'],
    ['f(one: ListNode, two: JoinedList): JoinedList', 'a JoinedList is only given; what is returned is a ListNode'],
    ['Flat(head: MultiList)\nall(): int[]', 'a MultiList is of a single function'],
    ['f(n: int): void[]', 'arrays of void do not exist'],
    ['f(n: int)', 'f needs what it returns, or methods below it'],
    ['Stack(): int\npush(n: long)', 'push takes what Stack returns, int, and nothing else'],
    ['f(n: int): int\ng()', 'g takes what f returns, int, and nothing else'],
    ['f(n: int): int\ng(n: int, m: int): int', 'g takes what f returns, int, and nothing else'],
    ['f(n: int): int\ng(n: int&): int', 'g takes what f returns, int, and nothing else'],
    ['f(n: int): int\ng(n: int)', 'g needs what it returns'],
    ['f(n: int[]&): int\ng(n: int): int[]', 'f changes nothing in place: g answers for it'],
    ['f(n: int): int[]\ng(n: int[]): int', 'f returns one value, which g is given'],
    ['f(n: int): int\ng(n: int): int\nh(n: int): int', 'f is followed by one method, which is given what it returns'],
  ])('%j is refused', (text, message) => {
    expect(() => parseSignature(text)).toThrow(new SignatureError(message));
  });
});
