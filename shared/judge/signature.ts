import { ForeseenError } from '../foreseen-error.ts';

/** What a value of a signature is at the bottom of its lists. */
export const BASES = [
  'int',
  'long',
  'double',
  'bool',
  'char',
  'string',
  'ListNode',
  'TreeNode',
  'Graph',
  'void',
] as const;
export type Base = (typeof BASES)[number];

/** `int[][]` is of base int and depth 2. */
export type ValueType = { base: Base; depth: 0 | 1 | 2 };

export type Parameter = {
  name: string;
  type: ValueType;
  /** Changed in place: what it is after the call is part of the answer. */
  isInPlace: boolean;
};

export type Method = { name: string; parameters: Parameter[]; returns: ValueType };

/** What a program has to offer: a method of `Solution`, or a class of its own. */
export type Signature =
  { kind: 'function'; method: Method } | { kind: 'class'; constructor: Method; methods: Method[] };

/** A signature that cannot be read; the message says where. */
export class SignatureError extends ForeseenError {}

const LINE = /^(\w+)\((.*?)\)(?::\s*(.+))?$/;
const PARAMETER = /^(\w+)\s*:\s*([A-Za-z]+(?:\[\])*)(&)?$/;

/**
 * `twoSum(nums: int[], target: int): int[]`, or a class: its constructor and then its methods, a line each.
 * @throws SignatureError
 */
export function parseSignature(text: string): Signature {
  const [first, ...others] = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (first === undefined) throw new SignatureError('the signature is empty');
  const [head, hasReturn] = parseMethod(first);
  if (others.length === 0 && hasReturn) return { kind: 'function', method: head };
  if (others.length === 0) throw new SignatureError(`${head.name} needs what it returns, or methods below it`);
  if (hasReturn) throw new SignatureError(`${head.name} has methods below it and so returns nothing`);
  return { kind: 'class', constructor: head, methods: others.map((line) => parseMethod(line)[0]) };
}

function parseMethod(line: string): [Method, hasReturn: boolean] {
  const [, name, list = '', returned] = LINE.exec(line) ?? [];
  if (name === undefined) throw new SignatureError(`"${line}" is no signature such as add(a: int, b: int): int`);
  const parameters = list.trim() === '' ? [] : list.split(',').map((part) => parseParameter(part.trim()));
  const returns = returned === undefined ? VOID : parseType(returned.trim());
  if (returns.base === 'void' && returns.depth > 0) throw new SignatureError('there are no lists of void');
  return [{ name, parameters, returns }, returned !== undefined];
}

function parseParameter(text: string): Parameter {
  const [, name, type, mark] = PARAMETER.exec(text) ?? [];
  if (name === undefined || type === undefined) throw new SignatureError(`"${text}" is no parameter such as n: int`);
  const parsed = parseType(type);
  if (parsed.base === 'void') throw new SignatureError(`${name} cannot be void`);
  return { name, type: parsed, isInPlace: mark !== undefined };
}

const VOID: ValueType = { base: 'void', depth: 0 };

function parseType(text: string): ValueType {
  const name = text.replaceAll('[]', '');
  const depth = (text.length - name.length) / 2;
  const base = BASES.find((known) => known === name);
  if (base === undefined) throw new SignatureError(`there is no type ${name}`);
  if (depth !== 0 && depth !== 1 && depth !== 2) throw new SignatureError(`${text} has more than two dimensions`);
  return { base, depth };
}

export const typeText = ({ base, depth }: ValueType): string => base + '[]'.repeat(depth);
