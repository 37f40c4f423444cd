import type { Files } from '../program-files.ts';
import { JAVASCRIPT_OWN_NODES } from './own-nodes.ts';
import { plainScript } from './plain-script.ts';
import { describeSignature } from '../protocol.ts';
import { ownNodeOf, type Signature, usesBase } from '#judge/values/signature.ts';

/**
 * A script that expects `host` in scope: `{ input, write(text), now() }`, with `now` in milliseconds. It runs the
 * learner's program as `solution.js`; the engine counts its lines from 3.
 */
export function javascriptDriver(signature: Signature, source: string): string {
  const own = ownNodeOf(signature);
  const { node, makers, writer } = own ? JAVASCRIPT_OWN_NODES[own] : NONE;
  // The program comes last, as it may contain any of these words.
  return driverOf(signature, source)
    .replace('GRAPH_NODE', () => (node === '' ? GRAPH_NODE : node))
    .replace('OWN_MAKERS', () => makers)
    .replace('OWN_WRITER', () => writer)
    .replace('SIGNATURE', () => JSON.stringify(describeSignature(signature)))
    .replace('SOURCE', () => JSON.stringify(source));
}

/** The driver in other words for a class Codec, and for a program that is given `isBadVersion`. */
function driverOf(signature: Signature, source: string): string {
  if (usesBase(signature, 'VersionCheck'))
    return DRIVER.replace('const wanted =', () => `${VERSION_CHECK}const wanted =`)
      .replace("'Solution'])]", "'Solution', 'solution'])]")
      .replace('wanted: byName(wanted),', "wanted: byName(wanted) ?? byName('solution')?.(isBadVersion),")
      .replace('run(...values)', 'run(...values.slice(0, -1))');
  const isCodec = signature.kind === 'function' && signature.decoder !== null && /^class\s+Codec\b/m.test(source);
  return isCodec ? DRIVER.replaceAll("'Solution'", "'Codec'") : DRIVER;
}

/** A program has the function as a global one, or as the parameter of its function `solution`. */
const VERSION_CHECK = `let firstBad = 0;
const isBadVersion = (version) => version >= firstBad;
globalThis.isBadVersion = isBadVersion;
`;

const NONE = { node: '', makers: '', writer: '' };

/** The lines that the engine puts before the body of a function created from a string. */
export const JAVASCRIPT_LINES_BEFORE = 2;

const GRAPH_NODE = String.raw`// Of a graph it has neighbors, which stand in the place of next; of a list with random links next and random.
class _Node {
  constructor(val, next, random) {
    this.val = val === undefined ? 0 : val;
    this.neighbors = Array.isArray(next) ? next : [];
    this.next = next === undefined || Array.isArray(next) ? null : next;
    this.random = random === undefined ? null : random;
  }
}
`;

const DRIVER = String.raw`
const signature = SIGNATURE;
const { method, decoder, constructor: made } = signature;

class ListNode {
  constructor(val, next) { this.val = val === undefined ? 0 : val; this.next = next === undefined ? null : next; }
}
class TreeNode {
  constructor(val, left, right) {
    this.val = val === undefined ? 0 : val;
    this.left = left === undefined ? null : left;
    this.right = right === undefined ? null : right;
  }
}
GRAPH_NODE
const wanted = method ? method.name : made.name;
const second = decoder ? decoder.name : 'undefined';
const known = (name) => name + ': typeof ' + name + ' === "undefined" ? undefined : ' + name;
// A function of its own, so that the program may declare classes of these names.
const program = new Function(
  'ListNode', 'TreeNode', 'Node', '_Node', 'require', 'module', 'exports',
  'return (() => {' + SOURCE + '\n;return { ' + [...new Set([wanted, second, 'Solution'])].map(known).join(', ') + ' };' +
    '\n})();\n//# sourceURL=solution.js',
);
const own = { exports: {} };
function load(name) {
  const found = host.library?.(name);
  if (!found) throw new Error('there is no module ' + name + ' here');
  return found;
}
const declared = program(ListNode, TreeNode, _Node, _Node, load, own, own.exports);
const { exports: exported } = own;
const byName = (name) => declared[name] ?? exported[name] ?? exported.default?.[name] ?? (exported.name === name ? exported : undefined);
const found = {
  wanted: byName(wanted),
  decode: byName(second),
  Solution: byName('Solution') ?? (exported.prototype?.[wanted] ? exported : undefined),
};
function functionOf(known, name) {
  if (known !== undefined || !found.Solution) return known;
  const solution = new found.Solution();
  return typeof solution[name] === 'function' ? solution[name].bind(solution) : undefined;
}
// Methods of a class are those of a new object each time.
const functions = () => [
  method ? functionOf(found.wanted, wanted) : found.wanted,
  decoder ? functionOf(found.decode, second) : (returned) => returned,
];
const [function_, decode] = functions();
if (typeof function_ !== 'function') throw new ReferenceError('there is no ' + (method ? 'function ' : 'class ') + wanted);
if (typeof decode !== 'function') throw new ReferenceError('there is no function ' + second);

let given = new Set();

function toList(given) {
  const [values, back] = Array.isArray(given[0]) ? given : [given];
  const nodes = values.map((value) => new ListNode(value));
  nodes.forEach((node, place) => { node.next = nodes[place + 1] ?? nodes[back] ?? null; });
  return nodes[0] ?? null;
}

function toTree(values) {
  const nodes = values.map((value) => (value === null ? null : new TreeNode(value)));
  const parents = nodes.filter(Boolean);
  nodes.slice(1).forEach((node, place) => { parents[place >> 1][place % 2 ? 'right' : 'left'] = node; });
  return nodes[0] ?? null;
}

function toGraph(neighbors) {
  const nodes = neighbors.map((_, place) => new _Node(place + 1));
  neighbors.forEach((others, place) => { nodes[place].neighbors = others.map((other) => nodes[other - 1]); });
  for (const node of nodes) given.add(node);
  return nodes[0] ?? null;
}

function toRandomList(pairs) {
  const nodes = pairs.map(([value]) => new _Node(value));
  pairs.forEach(([, random], place) => {
    nodes[place].next = nodes[place + 1] ?? null;
    nodes[place].random = random === null ? null : nodes[random];
  });
  for (const node of nodes) given.add(node);
  return nodes[0] ?? null;
}

const makers = { ListNode: toList, TreeNode: toTree, Graph: toGraph, RandomList: toRandomList, long: (value) => (typeof value === 'string' ? BigInt(value) : value) };
OWN_MAKERSconst take = (value, base, depth) =>
  !(base in makers) ? value : depth ? value.map((item) => take(item, base, depth - 1)) : makers[base](value);
const takeAll = (values, types) => types.map(([base, depth], place) => take(values[place], base, depth));

function give(value, base) {
  if (Array.isArray(value)) return value.map((item) => give(item, base));
  if (ArrayBuffer.isView(value)) return Array.from(value, (item) => give(item, base));
  if (value === undefined) return null;
OWN_WRITER  if (base === 'ListNode' && (value === null || 'next' in value)) {
    const values = [];
    for (let node = value; node; node = node.next) {
      values.push(node.val);
      if (values.length > 200000) return 'a list with a cycle';
    }
    return values;
  }
  if (base === 'TreeNode' && (value === null || 'left' in value)) {
    const values = [];
    for (let level = [value]; level.some(Boolean); level = level.flatMap((node) => (node ? [node.left ?? null, node.right ?? null] : []))) {
      for (const node of level) values.push(node ? node.val : null);
      if (values.length > 400000) return 'a tree with a cycle';
    }
    while (values.length > 0 && values.at(-1) === null) values.pop();
    return values;
  }
  if (base === 'Graph' && (value === null || 'neighbors' in value)) {
    const nodes = new Set(value ? [value] : []);
    for (const node of nodes) {
      if (given.has(node)) return 'a graph that shares nodes with the one that was given';
      for (const other of node.neighbors) nodes.add(other);
    }
    return [...nodes].sort((one, other) => one.val - other.val).map((node) => node.neighbors.map((other) => other.val));
  }
  if (base === 'RandomList' && (value === null || 'random' in value)) {
    const places = new Map([[null, null]]);
    for (let node = value; node; node = node.next) {
      if (given.has(node)) return 'a list that shares nodes with the one that was given';
      if (places.has(node)) return 'a list with a cycle';
      places.set(node, places.size - 1);
    }
    const nodes = [...places.keys()].slice(1);
    if (nodes.some((node) => !places.has(node.random ?? null))) return 'a list with a random link that leads out of it';
    return nodes.map((node) => [node.val, places.get(node.random ?? null)]);
  }
  if (typeof value === 'bigint' || (typeof value === 'number' && (!Number.isFinite(value) || (base !== 'double' && Math.abs(value) > 2 ** 53)))) return String(value);
  if (Object.is(value, -0)) return 0;
  if (value === null || ['boolean', 'number', 'string'].includes(typeof value)) return value;
  if (value instanceof Set || value instanceof Map) throw new TypeError('a ' + value.constructor.name + ' is returned where a list is wanted');
  throw new TypeError('a ' + typeof value + ' is no value that can be returned here');
}

function answerOf(returned, values) {
  const answers = method.isVoid ? (method.inPlace.length > 0 ? [] : [null]) : [give(returned, (decoder ?? method).returns)];
  for (const place of method.inPlace) answers.push(give(values[place], method.types[place][0]));
  return answers.length === 1 ? answers[0] : answers;
}

function play([[, ...first], ...calls]) {
  const object = new function_(...takeAll(first, made.types));
  const methods = new Map(signature.methods.map((known) => [known.name, known]));
  return [null, ...calls.map(([name, ...values]) => {
    const known = methods.get(name);
    const returned = object[name](...takeAll(values, known.types));
    return known.isVoid ? null : give(returned, known.returns);
  })];
}

const [header, ...lines] = host.input.split('\n');
const [mark, times] = header.split(' ');
const repeat = Number(times);
for (const line of lines) {
  if (line === '') continue;
  given = new Set();
  const inputs = line.split('\t');
  const next = (_, time) => JSON.parse(inputs[time % inputs.length]);
  let answer;
  let taken;
  if (method) {
    const prepared = Array.from({ length: repeat }, (_, time) => [takeAll(next(_, time), method.types), ...functions()]);
    let returned;
    const start = host.now();
    for (const [values, run, read] of prepared) returned = read(run(...values));
    taken = host.now() - start;
    answer = answerOf(returned, prepared.at(-1)[0]);
  } else {
    const cases = Array.from({ length: repeat }, next);
    const start = host.now();
    for (const calls of cases) answer = play(calls);
    taken = host.now() - start;
  }
  host.write('\n' + mark + ' ' + Math.round(taken * 1e6) + ' ' + JSON.stringify(answer) + '\n');
}
`;

export function javascriptFiles(signature: Signature | null, source: string): Files {
  const script = plainScript(source);
  return {
    main: 'main.js',
    files: { 'main.js': signature ? javascriptDriver(signature, script) : script, 'solution.js': script },
  };
}
