import { describe, expect, it } from 'vitest';
import { BASES, OWN_NODES, parseSignature, SignatureError, typeText } from './signature.ts';

const parameter = (name: string, base: (typeof BASES)[number], depth = 0, isInPlace = false) => ({
  name,
  type: { base, depth },
  isInPlace,
});

describe('a signature', () => {
  it('of a function has its parameters and its return type', () => {
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

  it('of a pair has the decoder that takes what the first method returns', () => {
    expect(parseSignature('encode(words: string[]): string\ndecode(text: string): string[]')).toEqual({
      kind: 'function',
      method: { name: 'encode', parameters: [parameter('words', 'string', 1)], returns: { base: 'string', depth: 0 } },
      decoder: { name: 'decode', parameters: [parameter('text', 'string')], returns: { base: 'string', depth: 1 } },
    });
  });

  it('marks parameters that are changed in place', () => {
    expect(parseSignature('rotate(grid: char[][]&, by: long): void')).toMatchObject({
      method: { parameters: [parameter('grid', 'char', 2, true), parameter('by', 'long')], returns: { base: 'void' } },
    });
  });

  it('of a class has its constructor and methods, which return nothing by default', () => {
    expect(parseSignature('MinStack()\n\n  push(value: int)\n  top(): int\n')).toEqual({
      kind: 'class',
      constructor: { name: 'MinStack', parameters: [], returns: { base: 'void', depth: 0 } },
      methods: [
        { name: 'push', parameters: [parameter('value', 'int')], returns: { base: 'void', depth: 0 } },
        { name: 'top', parameters: [], returns: { base: 'int', depth: 0 } },
      ],
    });
  });

  it.each(['f(root: TreeNode, p: TreePlace, q: TreePlace): TreePlace', 'f(head: ListNode): ListPlace'])(
    'can have nodes of its first parameter: %s',
    (text) => {
      const signature = parseSignature(text);
      const { parameters, returns } = signature.kind === 'function' ? signature.method : signature.constructor;
      const shown = parameters.map(({ name, type }) => `${name}: ${typeText(type)}`).join(', ');
      expect(`f(${shown}): ${typeText(returns)}`).toBe(text);
    },
  );

  const arrayBases = BASES.filter((base) => base !== 'void' && !OWN_NODES.some((own) => own === base));
  it.each(arrayBases.flatMap((base) => [base, `${base}[]`, `${base}[][]`]))('knows the type %s', (type) => {
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
    ['f(node: Graph): RandomList', 'a signature cannot have both Graph and RandomList'],
    ['f(root: NextTree): QuadTree', 'a signature cannot have both NextTree and QuadTree'],
    ['f(roots: NextTree[]): int', 'arrays of NextTree do not exist'],
    ['f(root: QuadTree): int', 'a QuadTree can only be returned'],
    ['f(head: JoinedList): int', 'a JoinedList has to follow the ListNode that it joins'],
    ['f(one: ListNode, n: int, two: JoinedList): int', 'a JoinedList has to follow the ListNode that it joins'],
    ['f(one: ListNode, two: JoinedList): JoinedList', 'a JoinedList can only be a parameter; return a ListNode'],
    ['f(roots: TreeNode[]): TreePlace', 'a TreePlace is a node of the first parameter, which has to be a TreeNode'],
    ['f(p: TreePlace): int', 'a TreePlace is a node of the first parameter, which has to be a TreeNode'],
    [
      'f(n: int, head: ListNode): ListPlace',
      'a ListPlace is a node of the first parameter, which has to be a ListNode',
    ],
    ['f(head: ListNode, node: ListPlace): int', 'a ListPlace can only be returned'],
    ['f(root: TreeNode): TreePlace[]', 'arrays of TreePlace do not exist'],
    ['f(root: TreeNode, p: TreePlace&): void', 'a TreePlace cannot be changed in place'],
    ['f(head: ListNode&): ListPlace', 'a function that returns a ListPlace cannot change parameters in place'],
    ['f(head: ListNode, other: JoinedList): ListPlace', 'a signature cannot have both JoinedList and ListPlace'],
    ['Flat(head: MultiList)\nall(): int[]', 'only a signature with a single function can have a MultiList'],
    ['f(n: int): void[]', 'arrays of void do not exist'],
    ['f(n: int)', 'f needs a return type, or methods below it'],
    ['Stack(): int\npush(n: long)', 'push has to take only what Stack returns: int'],
    ['f(n: int): int\ng()', 'g has to take only what f returns: int'],
    ['f(n: int): int\ng(n: int, m: int): int', 'g has to take only what f returns: int'],
    ['f(n: int): int\ng(n: int&): int', 'g has to take only what f returns: int'],
    ['f(n: int): int\ng(n: int)', 'g needs a return type'],
    ['f(n: int[]&): int\ng(n: int): int[]', 'f cannot change parameters in place: g returns the answer'],
    ['f(n: int): int[]\ng(n: int[]): int', 'f has to return a single value, which g takes'],
    ['f(n: int): int\ng(n: int): int\nh(n: int): int', 'only one method can follow f'],
  ])('%j is refused', (text, message) => {
    expect(() => parseSignature(text)).toThrow(new SignatureError(message));
  });
});
