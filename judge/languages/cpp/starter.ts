import type { Method, Parameter, ValueType } from '#judge/values/signature.ts';
import type { Starter } from '../starter-shape.ts';

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
  NextTree: 'Node*',
  MultiList: 'Node*',
  QuadTree: 'Node*',
  JoinedList: 'ListNode*',
  TreePlace: 'TreeNode*',
  ListPlace: 'ListNode*',
  VersionCheck: 'int',
  void: 'void',
};
const cpp = ({ base, depth }: ValueType) => 'vector<'.repeat(depth) + CPP[base] + '>'.repeat(depth);
const cppParameters = (parameters: Parameter[]) =>
  parameters.map(({ name, type }) => `${cpp(type)}${type.depth > 0 ? '&' : ''} ${name}`).join(', ');
const cppMethod = ({ name, parameters, returns }: Method) =>
  `    ${cpp(returns)} ${name}(${cppParameters(parameters)}) {\n\n    }\n`;

export const cppStarter: Starter = {
  ofFunction: (methods, name) => `class ${name} {\npublic:\n${methods.map(cppMethod).join('\n')}};\n`,
  ofClass: ({ constructor, methods }) =>
    `class ${constructor.name} {\npublic:\n    ${constructor.name}(${cppParameters(constructor.parameters)}) {\n\n    }\n\n${methods
      .map(cppMethod)
      .join('\n')}};\n`,
  whole: `#include <bits/stdc++.h>\nusing namespace std;\n\nint main() {\n    ios::sync_with_stdio(false);\n    cin.tie(nullptr);\n\n}\n`,
};
