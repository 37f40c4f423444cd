import { cType } from './drivers/c-type.ts';
import type { Language } from './languages.ts';
import type { Kind } from './problem.ts';
import type { Method, Parameter, Signature, ValueType } from './signature.ts';

/** The initial code of the editor: the signature in the language, or a program that reads its input. */
export function starterCode(language: Language, kind: Kind, signature: Signature | null): string {
  if (kind === 'sql' || language === 'sql') return '-- Your query\nSELECT ';
  if (signature === null) return WHOLE[language];
  return signature.kind === 'function'
    ? FUNCTION[language](signature.decoder ? [signature.method, signature.decoder] : [signature.method])
    : CLASS[language](signature);
}

type ClassSignature = Extract<Signature, { kind: 'class' }>;
type Drivable = Exclude<Language, 'sql'>;

const names = (parameters: Parameter[]) => parameters.map(({ name }) => name).join(', ');

// --- Python

const PYTHON: Record<ValueType['base'], string> = {
  int: 'int',
  long: 'int',
  double: 'float',
  bool: 'bool',
  char: 'str',
  string: 'str',
  ListNode: 'Optional[ListNode]',
  TreeNode: 'Optional[TreeNode]',
  Graph: 'Optional[Node]',
  RandomList: 'Optional[Node]',
  void: 'None',
};
const python = ({ base, depth }: ValueType) => 'List['.repeat(depth) + PYTHON[base] + ']'.repeat(depth);
const pythonMethod = ({ name, parameters, returns }: Method) =>
  `    def ${name}(${['self', ...parameters.map((one) => `${one.name}: ${python(one.type)}`)].join(', ')})${
    name === '__init__' ? '' : ` -> ${python(returns)}`
  }:\n        pass\n`;

// --- C++

const CPP: Record<ValueType['base'], string> = {
  int: 'int',
  long: 'long long',
  double: 'double',
  bool: 'bool',
  char: 'char',
  string: 'string',
  ListNode: 'ListNode*',
  TreeNode: 'TreeNode*',
  Graph: 'Node*',
  RandomList: 'Node*',
  void: 'void',
};
const cpp = ({ base, depth }: ValueType) => 'vector<'.repeat(depth) + CPP[base] + '>'.repeat(depth);
const cppParameters = (parameters: Parameter[]) =>
  parameters.map(({ name, type }) => `${cpp(type)}${type.depth > 0 ? '&' : ''} ${name}`).join(', ');
const cppMethod = ({ name, parameters, returns }: Method) =>
  `    ${cpp(returns)} ${name}(${cppParameters(parameters)}) {\n\n    }\n`;

// --- Java

const JAVA: Record<ValueType['base'], string> = {
  int: 'int',
  long: 'long',
  double: 'double',
  bool: 'boolean',
  char: 'char',
  string: 'String',
  ListNode: 'ListNode',
  TreeNode: 'TreeNode',
  Graph: 'Node',
  RandomList: 'Node',
  void: 'void',
};
const java = ({ base, depth }: ValueType) => JAVA[base] + '[]'.repeat(depth);
const javaParameters = (parameters: Parameter[]) =>
  parameters.map(({ name, type }) => `${java(type)} ${name}`).join(', ');
const javaMethod = ({ name, parameters, returns }: Method) =>
  `    public ${java(returns)} ${name}(${javaParameters(parameters)}) {\n\n    }\n`;

// --- C, where a list is passed and returned with its length

const cParameter = ({ name, type }: Parameter) => {
  const own = `${cType(type)}${cType(type).endsWith('*') ? '' : ' '}${name}`;
  return [own, `int ${name}Size`, `int* ${name}ColSize`].slice(0, type.depth + 1).join(', ');
};
const cReturned = ({ depth }: ValueType) => ['int* returnSize', 'int** returnColumnSizes'].slice(0, depth);
const cFunction = ({ name, parameters, returns }: Method, first: string[] = []) =>
  `${cType(returns)}${cType(returns).endsWith('*') ? '' : ' '}${name}(${
    [...first, ...parameters.map(cParameter), ...cReturned(returns)].join(', ') || 'void'
  }) {\n\n}\n`;

function cClass({ constructor, methods }: ClassSignature): string {
  const type = constructor.name;
  const prefix = type.charAt(0).toLowerCase() + type.slice(1);
  const self = [`${type}* obj`];
  const pointer: ValueType = { base: 'void', depth: 0 };
  return [
    `typedef struct {\n\n} ${type};\n`,
    `${type}* ${prefix}Create(${constructor.parameters.map(cParameter).join(', ') || 'void'}) {\n\n}\n`,
    ...methods.map((method) =>
      cFunction({ ...method, name: prefix + method.name.charAt(0).toUpperCase() + method.name.slice(1) }, self),
    ),
    cFunction({ name: `${prefix}Free`, parameters: [], returns: pointer }, self),
  ].join('\n');
}

const FUNCTION: Record<Drivable, (methods: Method[]) => string> = {
  python: (methods) => `class Solution:\n${methods.map(pythonMethod).join('\n')}`,
  cpp: (methods) => `class Solution {\npublic:\n${methods.map(cppMethod).join('\n')}};\n`,
  java: (methods) => `class Solution {\n${methods.map(javaMethod).join('\n')}}\n`,
  javascript: (methods) =>
    methods.map(({ name, parameters }) => `var ${name} = function (${names(parameters)}) {\n\n};\n`).join('\n'),
  c: (methods) => methods.map((method) => cFunction(method)).join('\n'),
};

const CLASS: Record<Drivable, (signature: ClassSignature) => string> = {
  python: ({ constructor, methods }) =>
    `class ${constructor.name}:\n${[{ ...constructor, name: '__init__' }, ...methods].map(pythonMethod).join('\n')}`,
  cpp: ({ constructor, methods }) =>
    `class ${constructor.name} {\npublic:\n    ${constructor.name}(${cppParameters(constructor.parameters)}) {\n\n    }\n\n${methods
      .map(cppMethod)
      .join('\n')}};\n`,
  java: ({ constructor, methods }) =>
    `class ${constructor.name} {\n    public ${constructor.name}(${javaParameters(constructor.parameters)}) {\n\n    }\n\n${methods
      .map(javaMethod)
      .join('\n')}}\n`,
  javascript: ({ constructor, methods }) =>
    `class ${constructor.name} {\n  constructor(${names(constructor.parameters)}) {\n\n  }\n${methods
      .map(({ name, parameters }) => `\n  ${name}(${names(parameters)}) {\n\n  }\n`)
      .join('')}}\n`,
  c: cClass,
};

const WHOLE: Record<Drivable, string> = {
  python: `import sys\n\n\ndef main():\n    data = sys.stdin.read().split()\n\n\nmain()\n`,
  cpp: `#include <bits/stdc++.h>\nusing namespace std;\n\nint main() {\n    ios::sync_with_stdio(false);\n    cin.tie(nullptr);\n\n}\n`,
  c: `#include <stdio.h>\n\nint main(void) {\n\n    return 0;\n}\n`,
  java: `import java.util.*;\n\npublic class Main {\n    public static void main(String[] args) {\n        Scanner in = new Scanner(System.in);\n    }\n}\n`,
  javascript: `const data = require('node:fs').readFileSync(0, 'utf8').split(/\\s+/);\n`,
};
