import { type Method, type Signature, typeText, type ValueType } from './signature.ts';

/** A value in the form of cases.json, which programs receive too. */
export type Value = null | boolean | number | string | Value[];

const INT = 2 ** 31;
const LONG = /^-?\d{1,19}$/;

/** The error of a value of this type, as the end of a sentence that starts with its name; null if it is valid. */
export function valueFault(value: unknown, type: ValueType): string | null {
  if (type.depth > 0) {
    if (!Array.isArray(value)) return `is not an array of type ${typeText(type)}`;
    const inner = { ...type, depth: (type.depth - 1) as 0 | 1 }; // it was above 0
    return firstFault(value.map((item) => valueFault(item, inner)));
  }
  switch (type.base) {
    case 'int':
    case 'VersionCheck':
      return Number.isInteger(value) && -INT <= Number(value) && Number(value) < INT ? null : 'is not a 32-bit integer';
    case 'long':
      return Number.isSafeInteger(value) || (typeof value === 'string' && LONG.test(value))
        ? null
        : 'is not an integer (beyond 2^53 as a string)';
    case 'double':
      return Number.isFinite(value) ? null : 'is not a number';
    case 'bool':
      return typeof value === 'boolean' ? null : 'is neither true nor false';
    case 'char':
      return typeof value === 'string' && value.length === 1 ? null : 'is not a single character';
    case 'string':
      return typeof value === 'string' ? null : 'is not a string';
    case 'ListNode':
      return listFault(value);
    case 'TreeNode':
      return treeFault(value);
    case 'Graph':
      return valueFault(value, { base: 'int', depth: 2 });
    case 'RandomList':
      return randomListFault(value);
    case 'NextTree':
      // An input lists the nodes by level; an answer has the levels as lists, in the order of their next links.
      return Array.isArray(value) && Array.isArray(value[0])
        ? valueFault(value, { base: 'int', depth: 2 })
        : treeFault(value);
    case 'MultiList':
      return multiListFault(value);
    case 'QuadTree':
      return Array.isArray(value) && value.every(isQuadNode) ? null : 'has a node that is neither [0] nor [1, 0 or 1]';
    case 'JoinedList':
      return joinedListFault(value);
    case 'TreePlace':
    case 'ListPlace':
      return value === null || isInt(value) ? null : 'is neither a value nor null';
    case 'void':
      return value === null ? null : 'is not null';
  }
}

/** A list is its values, or `[values, position]` if the last node links back to the node at the position. */
function listFault(value: unknown): string | null {
  const ints: ValueType = { base: 'int', depth: 1 };
  if (!Array.isArray(value) || !Array.isArray(value[0])) return valueFault(value, ints);
  const [values, back, ...rest] = value as [unknown[], ...unknown[]];
  if (!Number.isInteger(back) || values[Number(back)] === undefined || rest.length > 0)
    return 'has no position that its last node leads back to';
  return valueFault(values, ints);
}

/** A RandomList has a pair for each node: its value, and the position of the target of its random link, or null. */
function randomListFault(value: unknown): string | null {
  const nodes: unknown[] = Array.isArray(value) ? value : [null];
  const isPair = (node: unknown) => {
    if (!Array.isArray(node) || node.length !== 2) return false;
    const [number, position] = node as unknown[];
    const hasTarget = position === null || (Number.isInteger(position) && nodes[Number(position)] !== undefined);
    return hasTarget && valueFault(number, { base: 'int', depth: 0 }) === null;
  };
  return nodes.every(isPair) ? null : 'has a node that is not a pair of a value and a position or null';
}

const isInt = (value: unknown) => valueFault(value, { base: 'int', depth: 0 }) === null;

/** A MultiList is its values; an array after a value is the list of its child. */
function multiListFault(value: unknown): string | null {
  if (!Array.isArray(value)) return 'is not an array of values, with arrays of child nodes after them';
  for (const [index, item] of value.entries()) {
    const isChild = Array.isArray(item) && item.length > 0 && index > 0 && !Array.isArray(value[index - 1]);
    if (!isInt(item) && !(isChild && multiListFault(item) === null))
      return 'has an item that is neither a value nor the array of a child';
  }
  return null;
}

/** A QuadTree lists its nodes by level: `[0]` for a node with children, `[1, value]` for a leaf. */
const isQuadNode = (node: unknown) => JSON.stringify(node) === '[0]' || /^\[1,[01]\]$/.test(JSON.stringify(node));

/** `[values, position, "joined"]`: after its own values the list continues at that node of the list before it. */
function joinedListFault(value: unknown): string | null {
  const ints: ValueType = { base: 'int', depth: 1 };
  if (!Array.isArray(value) || !Array.isArray(value[0])) return valueFault(value, ints);
  const [values, position, word, ...rest] = value as unknown[];
  if (!Number.isInteger(position) || Number(position) < 0 || word !== 'joined' || rest.length > 0)
    return 'has no position at which it joins the list before it';
  return valueFault(values, ints);
}

function treeFault(value: unknown): string | null {
  if (!Array.isArray(value)) return 'is not an array of nodes by level';
  const fault = firstFault(value.map((node) => (node === null ? null : valueFault(node, { base: 'int', depth: 0 }))));
  if (fault !== null) return fault;
  // Each node except null has room for two children, which follow later.
  let slots = 1;
  for (const node of value) {
    if (slots === 0) return 'has a node without a parent';
    slots += node === null ? -1 : 1;
  }
  return value.at(-1) === null ? 'ends with a missing node' : null;
}

const firstFault = (faults: (string | null)[]) => faults.find((fault) => fault !== null) ?? null;

/** The input of a program for a case. */
export type Input = { args: Value[] } | { calls: Value[][] } | { input: string };

/** What is wrong with the arguments or calls of a case; null if they are valid. */
export function inputFault(input: Input, signature: Signature): string | null {
  if (signature.kind === 'function')
    return 'args' in input ? argumentsFault(input.args, signature.method) : 'the case has no args';
  if (!('calls' in input)) return 'the case has no calls';
  const methods = [signature.constructor, ...signature.methods];
  for (const [index, [name, ...args]] of input.calls.entries()) {
    const allowed = index === 0 ? [signature.constructor] : signature.methods;
    const method = allowed.find((known) => known.name === name);
    if (!method) return `call ${index + 1} is of none of ${methods.map((known) => known.name).join(', ')}`;
    const fault = argumentsFault(args, method);
    if (fault !== null) return `call ${index + 1}: ${fault}`;
  }
  return input.calls.length > 0 ? null : 'there are no calls';
}

function argumentsFault(args: Value[], { name, parameters }: Method): string | null {
  if (args.length !== parameters.length) return `${name} takes ${parameters.length} values, not ${args.length}`;
  for (const [index, parameter] of parameters.entries()) {
    const fault = valueFault(args[index], parameter.type);
    if (fault !== null) return `${parameter.name} ${fault}`;
  }
  return null;
}

/** What is wrong with the expected answer of a case, by the types of the signature; null if it is valid. */
export function answerFault(expected: Value, signature: Signature, input: Input): string | null {
  if (signature.kind === 'class') {
    if (!Array.isArray(expected) || !('calls' in input)) return 'is not an array with an answer for each call';
    if (expected.length !== input.calls.length) return `has ${expected.length} answers to ${input.calls.length} calls`;
    return firstFault(
      input.calls.map(([name], index) => {
        const returns = signature.methods.find((method) => method.name === name)?.returns;
        return valueFault(expected[index], index === 0 || !returns ? { base: 'void', depth: 0 } : returns);
      }),
    );
  }
  const types = signature.decoder ? [signature.decoder.returns] : answerTypes(signature.method);
  const [only] = types;
  if (types.length === 1 && only) return valueFault(expected, only);
  if (!Array.isArray(expected) || expected.length !== types.length) return `is not an array of ${types.length} answers`;
  return firstFault(types.map((type, index) => valueFault(expected[index], type)));
}

/** The return type, then the types of parameters changed in place. A void return type is omitted if there are any. */
export const answerTypes = ({ returns, parameters }: Method): ValueType[] => [
  ...(returns.base === 'void' && parameters.some(({ isInPlace }) => isInPlace) ? [] : [returns]),
  ...parameters.filter(({ isInPlace }) => isInPlace).map(({ type }) => type),
];
