/** The element types of values, without the arrays around them. */
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
  'TreePlace',
  'ListPlace',
  'VersionCheck',
  'void',
] as const;
export type Base = (typeof BASES)[number];

/** `int[][]` has base int and depth 2. */
export type ValueType = { base: Base; depth: 0 | 1 | 2 };

export type Parameter = {
  name: string;
  type: ValueType;
  /** Whether it is changed in place: its value after the call is part of the answer. */
  isInPlace: boolean;
};

export type Method = { name: string; parameters: Parameter[]; returns: ValueType };

/**
 * What a program has to implement: a method of `Solution`, or a class with its own name. If the format of the result is
 * up to the program, as for an encoder, the result is passed to another `Solution`, whose `decoder` returns the answer.
 */
export type Signature =
  | { kind: 'function'; method: Method; decoder: Method | null }
  | { kind: 'class'; constructor: Method; methods: Method[] };

export type ClassSignature = Extract<Signature, { kind: 'class' }>;

/** Thrown if a signature cannot be read; the message says where. */
export class SignatureError extends Error {}

const LINE = /^(\w+)\((.*?)\)(?::\s*(.+))?$/;
const PARAMETER = /^(\w+)\s*:\s*([A-Za-z]+(?:\[\])*)(&)?$/;

/**
 * Parses a function, such as `twoSum(nums: int[], target: int): int[]`; a function and its decoder on the next line,
 * such as `encode(words: string[]): string` and `decode(text: string): string[]`; or a class: its constructor and then
 * its methods, each on its own line.
 * @throws SignatureError
 */
export function parseSignature(text: string): Signature {
  const signature = readSignature(text);
  const [base, other] = NODES.filter((known) => usesBase(signature, known));
  if (base && other) throw new SignatureError(`a signature cannot have both ${base} and ${other}`);
  checkOwnNodes(signature);
  return signature;
}

/** The bases whose elements are a class `Node`: a program can have only one such class. */
const NODES = ['Graph', 'RandomList', 'NextTree', 'MultiList', 'QuadTree'] as const satisfies Base[];

/** The bases with their own code in the drivers, which is added only to programs that need it. */
export const OWN_NODES = [
  'NextTree',
  'MultiList',
  'QuadTree',
  'JoinedList',
  'TreePlace',
  'ListPlace',
  'VersionCheck',
] as const satisfies Base[];
export type OwnNode = (typeof OWN_NODES)[number];

/** A node of the tree or list that is the first parameter: written as its value, or as its position. */
export const PLACES: Partial<Record<Base, Base>> = { TreePlace: 'TreeNode', ListPlace: 'ListNode' };

/**
 * The first bad version: a program does not get it, but the function `isBadVersion`, which says of each version whether it
 * is bad.
 */
export const isPassed = ({ type }: Parameter): boolean => type.base !== 'VersionCheck';

const ownNodesOf = (signature: Signature): OwnNode[] => OWN_NODES.filter((base) => usesBase(signature, base));
export const ownNodeOf = (signature: Signature): OwnNode | null => ownNodesOf(signature)[0] ?? null;

function checkOwnNodes(signature: Signature): void {
  const [base, other] = ownNodesOf(signature);
  if (!base) return;
  if (other) throw new SignatureError(`a signature cannot have both ${base} and ${other}`);
  if (signature.kind === 'class' || signature.decoder)
    throw new SignatureError(`only a signature with a single function can have a ${base}`);
  const { parameters, returns } = signature.method;
  for (const { type } of [...parameters, { type: returns }])
    if (type.base === base && type.depth > 0) throw new SignatureError(`arrays of ${base} do not exist`);
  const indexes = parameters.flatMap(({ type }, index) => (type.base === base ? [index] : []));
  const isOnlyReturned = base === 'QuadTree' || base === 'ListPlace';
  if (isOnlyReturned && indexes.length > 0) throw new SignatureError(`a ${base} can only be returned`);
  if (base === 'VersionCheck' && (indexes.length !== 1 || indexes[0] !== parameters.length - 1))
    throw new SignatureError('a VersionCheck is the last parameter');
  if (base in PLACES) checkPlaces(base, signature.method);
  if (base !== 'JoinedList') return;
  if (returns.base === base) throw new SignatureError('a JoinedList can only be a parameter; return a ListNode');
  if (indexes.some((index) => parameters[index - 1]?.type.base !== 'ListNode'))
    throw new SignatureError('a JoinedList has to follow the ListNode that it joins');
}

function checkPlaces(base: Base, { parameters, returns }: Method): void {
  const first = parameters[0]?.type;
  if (first?.base !== PLACES[base] || first?.depth !== 0)
    throw new SignatureError(`a ${base} is a node of the first parameter, which has to be a ${PLACES[base]}`);
  const changed = parameters.filter(({ isInPlace }) => isInPlace);
  if (changed.some(({ type }) => type.base === base)) throw new SignatureError(`a ${base} cannot be changed in place`);
  if (changed.length > 0 && returns.base === base)
    throw new SignatureError(`a function that returns a ${base} cannot change parameters in place`);
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
  if (methods.length === 0) throw new SignatureError(`${head.name} needs a return type, or methods below it`);
  return { kind: 'class', constructor: head, methods };
}

function decoderOf({ name, parameters, returns }: Method, [decoder, ...others]: Method[]): Method | null {
  if (!decoder) return null;
  const [taken, ...more] = decoder.parameters;
  if (!taken || taken.isInPlace || more.length > 0 || typeText(taken.type) !== typeText(returns))
    throw new SignatureError(`${decoder.name} has to take only what ${name} returns: ${typeText(returns)}`);
  if (decoder.returns.base === 'void') throw new SignatureError(`${decoder.name} needs a return type`);
  if (parameters.some(({ isInPlace }) => isInPlace))
    throw new SignatureError(`${name} cannot change parameters in place: ${decoder.name} returns the answer`);
  if (returns.depth > 0 || returns.base === 'void')
    throw new SignatureError(`${name} has to return a single value, which ${decoder.name} takes`);
  if (others.length > 0) throw new SignatureError(`only one method can follow ${name}`);
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

/** The names that a program has to have. */
export const namesOfMethods = (signature: Signature): string[] => methodsOf(signature).map(({ name }) => name);
