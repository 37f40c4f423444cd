import type { Files } from '../program-files.ts';
import {
  isPassed,
  ownNodeOf,
  type Method,
  type Parameter,
  PLACES,
  type Signature,
  type ValueType,
} from '#judge/values/signature.ts';
import { cType } from './type.ts';
import { cNodes } from './nodes.ts';
import { C_RUNTIME } from './runtime.ts';
import { brings, undoneMacros, withoutTexts } from './tokens.ts';

/** The prelude of every program. */
export const C_PRELUDE = `#include <ctype.h>
#include <limits.h>
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
${C_RUNTIME}`;

/** The whole program after the prelude; the learner's lines keep their numbers in `solution.c`. */
export function cProgram(signature: Signature, source: string): string {
  const text = withoutTexts(source);
  const { before, io } = cNodes(signature, (name) => brings(text, name));
  const ownBool = /\btypedef\b[^;]*\bbool\s*;/.test(text) ? '#undef bool\n#undef true\n#undef false\n' : '';
  const undone = undoneMacros(text, ['Node', 'main']);
  const node = ownNodeOf(signature) ? '#define Node JudgeNode\n' : '';
  return `${before}${ownBool}#define main __judge_own_main\n#line 1 "solution.c"\n${source}\n#line 1 "driver.c"\n${undone}${node}${io}${mainOf(signature)}`;
}

function mainOf(signature: Signature): string {
  const isFunction = signature.kind === 'function';
  return `${isFunction ? caseStruct(signature.method) : ''}
int main(void) {
  __judge_begin();
  while (__judge_next()) {
${isFunction ? functionBody(signature) : classBody(signature)}
    __judge_finish();
  }
  return 0;
}
`;
}

const caseStruct = ({ parameters }: Method) =>
  `struct __judge_case { ${parameters.map(({ type }, index) => fields(type, `v${index}`)).join(' ')} char end; };`;

function functionBody({ method, decoder }: Extract<Signature, { kind: 'function' }>): string {
  const { parameters } = method;
  const { returns } = decoder ?? method;
  const passed = parameters.filter(isPassed);
  const checked = passed.length < parameters.length ? `__judge_first_bad = prepared[time].v${passed.length}; ` : '';
  const call = `${method.name}(${[...values(passed, (index) => `prepared[time].v${index}`), ...sizes(method.returns)].join(', ')})`;
  const isVoid = returns.base === 'void';
  const inPlace = parameters.flatMap((parameter, index) =>
    parameter.isInPlace ? [written(parameter.type, `prepared[__judge_repeat - 1].v${index}`)] : [],
  );
  const answers = [
    ...(isVoid && inPlace.length > 0
      ? []
      : [
          isVoid
            ? '__judge_text("null");'
            : returns.base in PLACES
              ? `__judge_write_${returns.base}(returned, prepared[__judge_repeat - 1].v0);`
              : written(returns, 'returned'),
        ]),
    ...inPlace,
  ];
  return `    struct __judge_case *prepared = calloc((size_t)__judge_repeat, sizeof *prepared);
    for (int time = 0; time < __judge_repeat; time++) {
      __judge_rewind(); __judge_expect('[');
      ${reads(parameters, (index) => `prepared[time].v${index}`)}
      __judge_expect(']');
    }
    ${isVoid ? '' : fields(returns, 'returned', ' = 0')}
    __judge_start();
    for (int time = 0; time < __judge_repeat; time++) {
      ${checked}${isVoid ? '' : 'returned = '}${decoder ? `${decoder.name}(${[call, ...sizes(returns)].join(', ')})` : call};
    }
    __judge_stop();
    ${answers.length === 1 ? (answers[0] ?? '') : `__judge_text("["); ${answers.join(' __judge_text(","); ')} __judge_text("]");`}
    free(prepared);`;
}

function classBody({ constructor, methods }: Extract<Signature, { kind: 'class' }>): string {
  const prefix = constructor.name.charAt(0).toLowerCase() + constructor.name.slice(1);
  const local = (index: number) => `v${index}`;
  const branch = (method: Method) => {
    const { parameters, returns } = method;
    const name = prefix + method.name.charAt(0).toUpperCase() + method.name.slice(1);
    const call = `${name}(${['object', ...values(parameters, local), ...sizes(returns)].join(', ')})`;
    const isVoid = returns.base === 'void';
    return `if (strcmp(name, ${JSON.stringify(method.name)}) == 0) {
          ${declared(parameters)}
          ${isVoid ? `${call}; __judge_text("null");` : `${fields(returns, 'returned', ' = 0')} returned = ${call}; ${written(returns, 'returned')}`}
        }`;
  };
  return `    __judge_start();
    for (int time = 0; time < __judge_repeat; time++) {
      __judge_rewind(); __judge_expect('['); __judge_expect('[');
      char *name = __judge_read_string();
      ${declared(constructor.parameters)}
      __judge_expect(']');
      ${constructor.name} *object = ${prefix}Create(${values(constructor.parameters, local).join(', ')});
      __judge_text("[null");
      while (__judge_more()) {
        __judge_expect(','); __judge_expect('['); name = __judge_read_string(); __judge_text(",");
        ${methods.map(branch).join(' else ')}
        __judge_expect(']');
      }
      __judge_text("]");
      ${prefix}Free(object);
    }
    __judge_stop();`;
}

const declared = (parameters: Parameter[]) =>
  parameters
    .map(({ type }, index) => `${fields(type, `v${index}`)} __judge_expect(','); ${read(type, `v${index}`)}`)
    .join(' ');

const reads = (parameters: Parameter[], name: (index: number) => string) =>
  parameters
    .map(({ type }, index) => {
      const call =
        type.base === 'JoinedList'
          ? `${name(index)} = __judge_read_JoinedList(${name(index - 1)});`
          : type.base in PLACES
            ? `${name(index)} = __judge_read_${type.base}(${name(0)});`
            : read(type, name(index));
      return `${index > 0 ? "__judge_expect(','); " : ''}${call}`;
    })
    .join(' ');

/** A list is passed as on LeetCode: with its length and, for a list of lists, the lengths of its rows. */
const values = (parameters: Parameter[], name: (index: number) => string) =>
  parameters.flatMap(({ type }, index) => {
    const value = name(index);
    return [value, `${value}Size`, `${value}ColSize`].slice(0, type.depth + 1);
  });

const sizes = ({ depth }: ValueType) => ['&returnedSize', '&returnedColSize'].slice(0, depth);

const fields = (type: ValueType, name: string, initial = '') =>
  [
    `${cType(type).replace('bool', '_Bool')} ${name}${initial};`, // a program may have a bool of its own
    ...[`int ${name}Size${initial};`, `int *${name}ColSize${initial};`].slice(0, type.depth),
  ].join(' ');

const suffix = ({ base, depth }: ValueType) => `${base}${['', '_list', '_table'][depth] ?? ''}`;

const read = (type: ValueType, name: string) =>
  `${name} = __judge_read_${suffix(type)}(${[`&${name}Size`, `&${name}ColSize`].slice(0, type.depth).join(', ')});`;

const written = (type: ValueType, name: string) =>
  `__judge_write_${suffix(type)}(${[name, `${name}Size`, `${name}ColSize`].slice(0, type.depth + 1).join(', ')});`;

export const cFiles = (signature: Signature | null, source: string): Files => ({
  main: 'main.c',
  files: { 'main.c': signature ? cProgram(signature, source) : `#line 1 "solution.c"\n${source}\n` },
  prelude: C_PRELUDE,
});
