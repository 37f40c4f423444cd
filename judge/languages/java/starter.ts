import type { Method, Parameter, ValueType } from '#judge/values/signature.ts';
import type { Starter } from '../starter-shape.ts';

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
  NextTree: 'Node',
  MultiList: 'Node',
  QuadTree: 'Node',
  JoinedList: 'ListNode',
  TreePlace: 'TreeNode',
  ListPlace: 'ListNode',
  VersionCheck: 'int',
  void: 'void',
};
const java = ({ base, depth }: ValueType) => JAVA[base] + '[]'.repeat(depth);
const javaParameters = (parameters: Parameter[]) =>
  parameters.map(({ name, type }) => `${java(type)} ${name}`).join(', ');
const javaMethod = ({ name, parameters, returns }: Method) =>
  `    public ${java(returns)} ${name}(${javaParameters(parameters)}) {\n\n    }\n`;

export const javaStarter: Starter = {
  ofFunction: (methods, name) => `class ${name} {\n${methods.map(javaMethod).join('\n')}}\n`,
  ofClass: ({ constructor, methods }) =>
    `class ${constructor.name} {\n    public ${constructor.name}(${javaParameters(constructor.parameters)}) {\n\n    }\n\n${methods
      .map(javaMethod)
      .join('\n')}}\n`,
  whole: `import java.util.*;\n\npublic class Main {\n    public static void main(String[] args) {\n        Scanner in = new Scanner(System.in);\n    }\n}\n`,
};
