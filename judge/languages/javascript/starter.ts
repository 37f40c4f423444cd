import type { Parameter } from '#judge/values/signature.ts';
import type { Starter } from '../starter-shape.ts';

const names = (parameters: Parameter[]) => parameters.map(({ name }) => name).join(', ');

export const javascriptStarter: Starter = {
  ofFunction: (methods) =>
    methods.map(({ name, parameters }) => `var ${name} = function (${names(parameters)}) {\n\n};\n`).join('\n'),
  ofClass: ({ constructor, methods }) =>
    `class ${constructor.name} {\n  constructor(${names(constructor.parameters)}) {\n\n  }\n${methods
      .map(({ name, parameters }) => `\n  ${name}(${names(parameters)}) {\n\n  }\n`)
      .join('')}}\n`,
  whole: `const data = require('node:fs').readFileSync(0, 'utf8').split(/\\s+/);\n`,
};
