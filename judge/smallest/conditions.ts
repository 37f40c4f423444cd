import type { Method, Signature } from '../values/signature.ts';
import type { Value } from '../values/values.ts';
import {
  type Condition,
  type Example,
  hasRepeated,
  listOf,
  ofBoolean,
  ofGrid,
  ofItems,
  ofLength,
  ofNumber,
  ofString,
  ofTree,
} from './value-conditions.ts';

export type { Condition, Example };

/** The conditions to try for a problem, the simplest first. */
export function conditionsFor(signature: Signature | null): Condition[] {
  if (!signature) return [...ofText(), ...ofAnswer];
  if (signature.kind === 'class') return [...ofCalls(signature.methods), ...ofAnswer];
  const { parameters } = signature.method;
  const single = parameters.flatMap(({ name, type }, index) => {
    const read = ({ input }: Example): Value => ('args' in input ? (input.args[index] ?? null) : null);
    const isList = type.depth > 0 || LISTS.has(type.base);
    if (isList && type.depth < 2) return [...ofLength(name, read), ...ofItems(name, read)];
    if (type.depth === 2) return [...ofLength(name, read, 'row'), ...ofGrid(name, read)];
    if (type.base === 'TreeNode' || type.base === 'NextTree') return ofTree(name, read);
    if (type.base === 'string') return [...ofLength(name, read, 'character'), ...ofString(name, read)];
    return NUMBERS.has(type.base) ? ofNumber(name, read) : type.base === 'bool' ? ofBoolean(name, read) : [];
  });
  return [...single, ...ofTwo(signature.method), ...ofAnswer];
}

const LISTS = new Set(['ListNode', 'Graph', 'RandomList', 'MultiList', 'JoinedList']);
const NUMBERS = new Set(['int', 'long', 'double']);
/** Conditions that compare the first two parameters: two with a length, two numbers, or first one and then the other. */
function ofTwo({ parameters: [first, second] }: Method): Condition[] {
  if (!first || !second) return [];
  const isSized = ({ type }: typeof first) => type.depth > 0 || type.base === 'string' || LISTS.has(type.base);
  const at = ({ input }: Example, index: number) => ('args' in input ? (input.args[index] ?? null) : null);
  const [firstName, secondName] = [`\`${first.name}\``, `\`${second.name}\``];
  if (isSized(first) && isSized(second)) {
    const more = (example: Example) => listOf(at(example, 0)).length - listOf(at(example, 1)).length;
    return [
      { text: `when ${firstName} and ${secondName} have different lengths`, holds: (example) => more(example) !== 0 },
      { text: `when ${firstName} is longer than ${secondName}`, holds: (example) => more(example) > 0 },
      { text: `when ${firstName} is shorter than ${secondName}`, holds: (example) => more(example) < 0 },
    ];
  }
  if (isSized(first) && NUMBERS.has(second.type.base) && second.type.depth === 0)
    return [
      {
        text: `when ${secondName} is larger than the length of ${firstName}`,
        holds: (example) => Number(at(example, 1)) > listOf(at(example, 0)).length,
      },
      {
        text: `when ${secondName} is in ${firstName}`,
        holds: (example) => listOf(at(example, 0)).includes(at(example, 1)),
      },
      {
        text: `when ${secondName} is not in ${firstName}`,
        holds: (example) => !listOf(at(example, 0)).includes(at(example, 1)),
      },
    ];
  if (!NUMBERS.has(first.type.base) || !NUMBERS.has(second.type.base)) return [];
  return [
    {
      text: `when ${firstName} is less than ${secondName}`,
      holds: (example) => Number(at(example, 0)) < Number(at(example, 1)),
    },
    { text: `when ${firstName} equals ${secondName}`, holds: (example) => at(example, 0) === at(example, 1) },
  ];
}

function ofCalls(methods: readonly Method[]): Condition[] {
  const callsOf = ({ input }: Example) => ('calls' in input ? input.calls.slice(1) : []);
  return methods.flatMap(({ name, parameters }) => {
    const own = (example: Example) => callsOf(example).filter(([called]) => called === name);
    const counted = [1, 2].map((count) => ({
      text: count === 1 ? `when \`${name}\` is called` : `when \`${name}\` is called more than once`,
      holds: (example: Example) => own(example).length >= count,
    }));
    if (parameters.length === 0) return counted;
    const repeated = (example: Example) => hasRepeated(own(example).map(([, first]) => first ?? null));
    return [...counted, { text: `when \`${name}\` is called twice with the same first argument`, holds: repeated }];
  });
}

function ofText(): Condition[] {
  const words = ({ input }: Example) => ('input' in input ? input.input.split(/\s+/).filter(Boolean) : []);
  const numbers = (example: Example) => words(example).map(Number);
  return [
    {
      text: 'when there is a negative number in the input',
      holds: (example) => numbers(example).some((number) => number < 0),
    },
    { text: 'when there is a 0 in the input', holds: (example) => numbers(example).includes(0) },
    {
      text: 'when the first number is 1',
      holds: (example) => numbers(example)[0] === 1,
    },
    { text: 'when the first number is 2 or more', holds: (example) => Number(numbers(example)[0]) >= 2 },
    { text: 'when the first number is even', holds: (example) => Number(numbers(example)[0]) % 2 === 0 },
    { text: 'when the first number is odd', holds: (example) => Number(numbers(example)[0]) % 2 === 1 },
  ];
}

const ANSWERS: [description: string, isMatch: (answer: Value) => boolean][] = [
  ['0', (answer) => answer === 0 || answer === '0'],
  ['-1', (answer) => answer === -1 || answer === '-1'],
  ['true', (answer) => answer === true],
  ['false', (answer) => answer === false],
  ['empty', (answer) => (Array.isArray(answer) || typeof answer === 'string') && answer.length === 0],
  ['negative', (answer) => typeof answer === 'number' && answer < 0],
  ['not 0', (answer) => typeof answer === 'number' && answer !== 0],
];

const ofAnswer = ANSWERS.map(([description, isMatch]): Condition => ({
  text: `when the right answer is ${description}`,
  holds: ({ expected }) => isMatch(expected),
}));
