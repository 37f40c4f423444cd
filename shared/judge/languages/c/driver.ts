import type { Files } from '#shared/judge/program-files.ts';
import { ownNodeOf, type Method, type Parameter, type Signature, type ValueType } from '#shared/judge/signature.ts';
import { cType } from './type.ts';
import { C_NODES } from './nodes.ts';
import { C_OWN_NODES } from './own-nodes.ts';
import { C_RUNTIME } from './runtime.ts';

/** The prelude of every program. */
export const C_PRELUDE = String.raw`#include <ctype.h>
#include <limits.h>
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
struct ListNode { int val; struct ListNode *next; };
struct TreeNode { int val; struct TreeNode *left; struct TreeNode *right; };
struct Node { int val; int numNeighbors; struct Node **neighbors; struct Node *next; struct Node *random; };
`;

/** The whole program after the prelude; the learner's lines keep their numbers in `solution.c`. */
export function cProgram(signature: Signature, source: string): string {
  const own = ownNodeOf(signature);
  const { node, io } = own ? C_OWN_NODES[own] : { node: '', io: '' };
  const [undefine, define] = node === '' ? ['', ''] : ['#undef Node\n', '#define Node JudgeNode\n'];
  return `${node}#line 1 "solution.c"\n${source}\n#line 1 "driver.c"\n${undefine}${C_RUNTIME}${C_NODES}\n${define}${io}${mainOf(signature)}`;
}

function mainOf(signature: Signature): string {
  const isFunction = signature.kind === 'function';
  return `${isFunction ? caseStruct(signature.method) : ''}
int main(void) {
  judge_begin();
  while (judge_next()) {
${isFunction ? functionBody(signature) : classBody(signature)}
    judge_finish();
  }
  return 0;
}
`;
}

const caseStruct = ({ parameters }: Method) =>
  `struct judge_case { ${parameters.map(({ type }, index) => fields(type, `v${index}`)).join(' ')} char end; };`;

function functionBody({ method, decoder }: Extract<Signature, { kind: 'function' }>): string {
  const { parameters } = method;
  const { returns } = decoder ?? method;
  const call = `${method.name}(${[...values(parameters, (index) => `prepared[time].v${index}`), ...sizes(method.returns)].join(', ')})`;
  const isVoid = returns.base === 'void';
  const inPlace = parameters.flatMap((parameter, index) =>
    parameter.isInPlace ? [written(parameter.type, `prepared[judge_repeat - 1].v${index}`)] : [],
  );
  const answers = [
    ...(isVoid && inPlace.length > 0 ? [] : [isVoid ? 'judge_text("null");' : written(returns, 'returned')]),
    ...inPlace,
  ];
  return `    struct judge_case *prepared = calloc((size_t)judge_repeat, sizeof *prepared);
    for (int time = 0; time < judge_repeat; time++) {
      judge_rewind(); judge_expect('[');
      ${reads(parameters, (index) => `prepared[time].v${index}`)}
      judge_expect(']');
    }
    ${isVoid ? '' : fields(returns, 'returned', ' = 0')}
    judge_start();
    for (int time = 0; time < judge_repeat; time++) {
      ${isVoid ? '' : 'returned = '}${decoder ? `${decoder.name}(${[call, ...sizes(returns)].join(', ')})` : call};
    }
    judge_stop();
    ${answers.length === 1 ? (answers[0] ?? '') : `judge_text("["); ${answers.join(' judge_text(","); ')} judge_text("]");`}
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
          ${isVoid ? `${call}; judge_text("null");` : `${fields(returns, 'returned', ' = 0')} returned = ${call}; ${written(returns, 'returned')}`}
        }`;
  };
  return `    judge_start();
    for (int time = 0; time < judge_repeat; time++) {
      judge_rewind(); judge_expect('['); judge_expect('[');
      char *name = judge_read_string();
      ${declared(constructor.parameters)}
      judge_expect(']');
      ${constructor.name} *object = ${prefix}Create(${values(constructor.parameters, local).join(', ')});
      judge_text("[null");
      while (judge_more()) {
        judge_expect(','); judge_expect('['); name = judge_read_string(); judge_text(",");
        ${methods.map(branch).join(' else ')}
        judge_expect(']');
      }
      judge_text("]");
      ${prefix}Free(object);
    }
    judge_stop();`;
}

const declared = (parameters: Parameter[]) =>
  parameters
    .map(({ type }, index) => `${fields(type, `v${index}`)} judge_expect(','); ${read(type, `v${index}`)}`)
    .join(' ');

const reads = (parameters: Parameter[], name: (index: number) => string) =>
  parameters
    .map(({ type }, index) => {
      const call =
        type.base === 'JoinedList'
          ? `${name(index)} = judge_read_JoinedList(${name(index - 1)});`
          : read(type, name(index));
      return `${index > 0 ? "judge_expect(','); " : ''}${call}`;
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
    `${cType(type)} ${name}${initial};`,
    ...[`int ${name}Size${initial};`, `int *${name}ColSize${initial};`].slice(0, type.depth),
  ].join(' ');

const suffix = ({ base, depth }: ValueType) => `${base}${['', '_list', '_table'][depth] ?? ''}`;

const read = (type: ValueType, name: string) =>
  `${name} = judge_read_${suffix(type)}(${[`&${name}Size`, `&${name}ColSize`].slice(0, type.depth).join(', ')});`;

const written = (type: ValueType, name: string) =>
  `judge_write_${suffix(type)}(${[name, `${name}Size`, `${name}ColSize`].slice(0, type.depth + 1).join(', ')});`;

export const cFiles = (signature: Signature | null, source: string): Files => ({
  main: 'main.c',
  files: { 'main.c': signature ? cProgram(signature, source) : `#line 1 "solution.c"\n${source}\n` },
  prelude: C_PRELUDE,
});
