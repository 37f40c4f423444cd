import type { Method, ValueType } from '#judge/values/signature.ts';
import type { Starter } from '../starter-shape.ts';

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
  NextTree: 'Optional[Node]',
  MultiList: 'Optional[Node]',
  QuadTree: 'Optional[Node]',
  JoinedList: 'Optional[ListNode]',
  TreePlace: 'TreeNode',
  ListPlace: 'Optional[ListNode]',
  VersionCheck: 'int',
  void: 'None',
};
const python = ({ base, depth }: ValueType) => 'List['.repeat(depth) + PYTHON[base] + ']'.repeat(depth);
const pythonMethod = ({ name, parameters, returns }: Method) =>
  `    def ${name}(${['self', ...parameters.map((one) => `${one.name}: ${python(one.type)}`)].join(', ')})${
    name === '__init__' ? '' : ` -> ${python(returns)}`
  }:\n        pass\n`;

export const pythonStarter: Starter = {
  ofFunction: (methods, name) => `class ${name}:\n${methods.map(pythonMethod).join('\n')}`,
  ofClass: ({ constructor, methods }) =>
    `class ${constructor.name}:\n${[{ ...constructor, name: '__init__' }, ...methods].map(pythonMethod).join('\n')}`,
  whole: `import sys\n\n\ndef main():\n    data = sys.stdin.read().split()\n\n\nmain()\n`,
};
