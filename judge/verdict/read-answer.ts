import type { Signature, ValueType } from '../values/signature.ts';
import { answerTypes, type Input, type Value } from '../values/values.ts';

/** How far a number with a fraction may be off, absolutely or in relation to the expected one. */
const TOLERANCE = 1e-5;

/**
 * An answer as the known site reads it, by the declared types: what means the expected value becomes that value. Other
 * answers stay as they are.
 */
export function readAnswer(actual: Value, expected: Value, signature: Signature, input: Input): Value {
  if (signature.kind === 'class') {
    if (!Array.isArray(actual) || !Array.isArray(expected) || !('calls' in input)) return actual;
    return actual.map((value, index) => {
      const returns = signature.methods.find(({ name }) => name === input.calls[index]?.[0])?.returns;
      return returns && index > 0 ? readValue(value, expected[index] ?? null, returns) : value;
    });
  }
  const types = signature.decoder ? [signature.decoder.returns] : answerTypes(signature.method);
  const [first, second] = types;
  if (types.length === 1) return first ? readValue(actual, expected, first) : actual;
  if (!Array.isArray(actual) || !Array.isArray(expected)) return actual;
  const values = types.map((type, index) => readValue(actual[index] ?? null, expected[index] ?? null, type));
  const isLengthAndArray = types.length === 2 && first?.base === 'int' && first.depth === 0 && second?.depth === 1;
  return isLengthAndArray ? upToLength(values, expected) : values;
}

function readValue(value: Value, expected: Value, type: ValueType): Value {
  if (type.depth > 0) {
    if (value === null) return [];
    const inner = { ...type, depth: (type.depth - 1) as 0 | 1 }; // it was above 0
    const items = Array.isArray(expected) ? expected : [];
    return Array.isArray(value) ? value.map((item, index) => readValue(item, items[index] ?? null, inner)) : value;
  }
  switch (type.base) {
    case 'bool':
      return value === 1 || value === 'true' ? true : value === 0 || value === 'false' ? false : value;
    case 'int':
    case 'long':
      return typeof value === 'boolean' ? Number(value) : value;
    case 'double':
      return readNumber(value, expected);
    case 'ListNode':
    case 'TreeNode':
    case 'Graph':
    case 'RandomList':
    case 'NextTree':
    case 'MultiList':
    case 'QuadTree':
      return value ?? [];
    default:
      return value;
  }
}

function readNumber(value: Value, expected: Value): Value {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || Number.isNaN(number) || typeof expected !== 'number') return value;
  return Math.abs(number - expected) <= TOLERANCE * Math.max(1, Math.abs(expected)) ? expected : number;
}

/** Where the answer is a length and the array in which so many items count, what comes after them does not. */
function upToLength([length = null, array = null]: Value[], [expectedLength, expectedArray]: Value[]): Value[] {
  const isCounted = Array.isArray(expectedArray) && expectedArray.length === expectedLength;
  return isCounted && Array.isArray(array) && array.length > expectedArray.length
    ? [length, array.slice(0, expectedArray.length)]
    : [length, array];
}
