import type { ClassSignature, Method, Parameter, ValueType } from '#judge/values/signature.ts';
import type { Starter } from '../starter-shape.ts';
import { cType } from './type.ts';

// A list is passed and returned with its length.
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

export const cStarter: Starter = {
  ofFunction: (methods) => methods.map((method) => cFunction(method)).join('\n'),
  ofClass: cClass,
  whole: `#include <stdio.h>\n\nint main(void) {\n\n    return 0;\n}\n`,
};
