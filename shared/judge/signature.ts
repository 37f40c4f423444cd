import { ForeseenError } from '../foreseen-error.ts';

/** The element types of values, inside of any lists. */
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
  'RandomList',
  'NextTree',
  'MultiList',
  'QuadTree',
  'JoinedList',
  'void',
] as const;
export type Base = (typeof BASES)[number];

/** `int[][]` has base int and depth 2. */
export type ValueType = { base: Base; depth: 0 | 1 | 2 };

export type Parameter = {
  name: string;
  type: ValueType;
  /** Changed in place: its value after the call is part of the answer. */
  isInPlace: boolean;
};

export type Method = { name: string; parameters: Parameter[]; returns: ValueType };

/**
 * What a program has to implement: a method of `Solution`, or a class of its own. Where the format of the result is up
 * to the program, as for an encoder, the result is passed to another `Solution`, whose `decoder` returns the answer.
 */
export type Signature =
  | { kind: 'function'; method: Method; decoder: Method | null }
  | { kind: 'class'; constructor: Method; methods: Method[] };

export type ClassSignature = Extract<Signature, { kind: 'class' }>;

/** A signature that cannot be read; the message says where. */
export class SignatureError extends ForeseenError {}

const LINE = /^(\w+)\((.*?)\)(?::\s*(.+))?$/;
const PARAMETER = /^(\w+)\s*:\s*([A-Za-z]+(?:\[\])*)(&)?$/;

/**
 * `twoSum(nums: int[], target: int): int[]`; `encode(words: string[]): string`, and `decode(text: string): string[]` on
 * the next line; or a class: its constructor and then its methods, a line each.
 * @throws SignatureError
 */
export function parseSignature(text: string): Signature {
  const signature = readSignature(text);
  const [base, other] = NODES.filter((known) => usesBase(signature, known));
  if (base && other) throw new SignatureError(`a Node is of a ${base} or of a ${other}, not of both`);
  checkOwnNodes(signature);
  return signature;
}

/** The bases whose elements are a class `Node`, of which there is one. */
const NODES = ['Graph', 'RandomList', 'NextTree', 'MultiList', 'QuadTree'] as const satisfies Base[];

/** The bases with code of their own in the drivers, added to those programs alone. */
export const OWN_NODES = ['NextTree', 'MultiList', 'QuadTree', 'JoinedList'] as const satisfies Base[];
export type OwnNode = (typeof OWN_NODES)[number];

export const ownNodeOf = (signature: Signature): OwnNode | null =>
  OWN_NODES.find((base) => usesBase(signature, base)) ?? null;

function checkOwnNodes(signature: Signature): void {
  const base = ownNodeOf(signature);
  if (base === null) return;
  if (signature.kind === 'class' || signature.decoder) throw new SignatureError(`a ${base} is of a single function`);
  const { parameters, returns } = signature.method;
  for (const { type } of [...parameters, { type: returns }])
    if (type.base === base && type.depth > 0) throw new SignatureError(`arrays of ${base} do not exist`);
  const places = parameters.flatMap(({ type }, index) => (type.base === base ? [index] : []));
  if (base === 'QuadTree' && places.length > 0) throw new SignatureError('a QuadTree is only returned');
  if (base !== 'JoinedList') return;
  if (returns.base === base) throw new SignatureError('a JoinedList is only given; what is returned is a ListNode');
  if (places.some((place) => parameters[place - 1]?.type.base !== 'ListNode'))
    throw new SignatureError('a JoinedList follows the ListNode that it joins');
}

function readSignature(text: string): Signature {
  const [first, ...others] = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (first === undefined) throw new SignatureError('the signature is empty');
  const [head, hasReturn] = parseMethod(first);
  const methods = others.map((line) => parseMethod(line)[0]);
  if (hasReturn) return { kind: 'function', method: head, decoder: decoderOf(head, methods) };
  if (methods.length === 0) throw new SignatureError(`${head.name} needs what it returns, or methods below it`);
  return { kind: 'class', constructor: head, methods };
}

function decoderOf({ name, parameters, returns }: Method, [decoder, ...others]: Method[]): Method | null {
  if (!decoder) return null;
  const [taken, ...more] = decoder.parameters;
  if (!taken || taken.isInPlace || more.length > 0 || typeText(taken.type) !== typeText(returns))
    throw new SignatureError(`${decoder.name} takes what ${name} returns, ${typeText(returns)}, and nothing else`);
  if (decoder.returns.base === 'void') throw new SignatureError(`${decoder.name} needs what it returns`);
  if (parameters.some(({ isInPlace }) => isInPlace))
    throw new SignatureError(`${name} changes nothing in place: ${decoder.name} answers for it`);
  if (returns.depth > 0 || returns.base === 'void')
    throw new SignatureError(`${name} returns one value, which ${decoder.name} is given`);
  if (others.length > 0) throw new SignatureError(`${name} is followed by one method, which is given what it returns`);
  return decoder;
}

function parseMethod(line: string): [Method, hasReturn: boolean] {
  const [, name, list = '', returned] = LINE.exec(line) ?? [];
  if (name === undefined) throw new SignatureError(`"${line}" is not a signature such as add(a: int, b: int): int`);
  const parameters = list.trim() === '' ? [] : list.split(',').map((part) => parseParameter(part.trim()));
  const returns = returned === undefined ? VOID : parseType(returned.trim());
  if (returns.base === 'void' && returns.depth > 0) throw new SignatureError('arrays of void do not exist');
  return [{ name, parameters, returns }, returned !== undefined];
}

function parseParameter(text: string): Parameter {
  const [, name, type, mark] = PARAMETER.exec(text) ?? [];
  if (name === undefined || type === undefined) throw new SignatureError(`"${text}" is not a parameter such as n: int`);
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

/** Whether any value of the signature has this base. */
export const usesBase = (signature: Signature, base: Base): boolean =>
  methodsOf(signature).some(({ parameters, returns }) =>
    [returns, ...parameters.map(({ type }) => type)].some((type) => type.base === base),
  );

const methodsOf = (signature: Signature): Method[] =>
  signature.kind === 'class'
    ? [signature.constructor, ...signature.methods]
    : [signature.method, ...(signature.decoder ? [signature.decoder] : [])];

export const typeText = ({ base, depth }: ValueType): string => base + '[]'.repeat(depth);
