import type { Method, Parameter, ValueType } from '#judge/values/signature.ts';
import type { Starter } from '../starter-shape.ts';

const TYPESCRIPT: Record<ValueType['base'], string> = {
  int: 'number',
  long: 'number',
  double: 'number',
  bool: 'boolean',
  char: 'string',
  string: 'string',
  ListNode: 'ListNode | null',
  TreeNode: 'TreeNode | null',
  Graph: 'Node | null',
  RandomList: 'Node | null',
  NextTree: 'Node | null',
  MultiList: 'Node | null',
  QuadTree: 'Node | null',
  JoinedList: 'ListNode | null',
  TreePlace: 'TreeNode | null',
  ListPlace: 'ListNode | null',
  VersionCheck: 'number',
  void: 'void',
};
function typescript({ base, depth }: ValueType): string {
  const type = TYPESCRIPT[base];
  return (depth > 0 && type.includes('|') ? `(${type})` : type) + '[]'.repeat(depth);
}
const parametersOf = (parameters: Parameter[]) =>
  parameters.map(({ name, type }) => `${name}: ${typescript(type)}`).join(', ');
const declared = ({ name, parameters, returns }: Method) =>
  `${name}(${parametersOf(parameters)}): ${typescript(returns)}`;

export const typescriptStarter: Starter = {
  ofFunction: (methods) => methods.map((method) => `function ${declared(method)} {\n\n}\n`).join('\n'),
  ofClass: ({ constructor, methods }) =>
    `class ${constructor.name} {\n  constructor(${parametersOf(constructor.parameters)}) {\n\n  }\n${methods
      .map((method) => `\n  ${declared(method)} {\n\n  }\n`)
      .join('')}}\n`,
  whole: `import { readFileSync } from 'node:fs';\n\nconst data: string[] = readFileSync(0, 'utf8').split(/\\s+/);\n`,
};
