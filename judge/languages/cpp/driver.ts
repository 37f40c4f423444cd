import type { Files } from '../program-files.ts';
import { isPassed, type Method, PLACES, type Signature, type ValueType } from '#judge/values/signature.ts';
import { brings, undoneMacros, withoutTexts } from '../c/tokens.ts';
import { cppNodes } from './nodes.ts';
import { CPP_RUNTIME } from './runtime.ts';

/** The prelude of every program; precompiled once where that saves time. */
export const CPP_PRELUDE = `#include <bits/stdc++.h>
using namespace std;
${CPP_RUNTIME}`;

/** The whole program after the prelude; the learner's lines keep their numbers in `solution.cpp`. */
export function cppProgram(signature: Signature, source: string): string {
  const { before, after } = around(signature, source);
  return `${before}#line 1 "solution.cpp"\n${source}\n#line 1 "driver.cpp"\n${after}${mainOf(signature, source)}`;
}

/** What comes before and after a program; after it, none of its macros counts any more. */
function around(signature: Signature | null, source: string): { before: string; after: string } {
  const text = withoutTexts(source);
  const { before, io } = cppNodes(signature, (name) => brings(text, name));
  const own = signature ? `#define main ${OWN_MAIN}\n` : '';
  const undone = undoneMacros(text, ['Node', ...(signature ? ['main'] : [])]);
  return { before: before + own, after: undone + io };
}

/** The name of a `main` that a program has beside its solution. */
const OWN_MAIN = 'judge_own_main';

/**
 * Joins several programs into one that runs the program whose number is its argument, so that the driver is compiled
 * only once. Their headers have to be in the prelude; a whole program (without a signature) has to end with its `main`.
 */
export const cppPrograms = (programs: readonly { signature: Signature | null; source: string }[]): string =>
  [
    ...programs.map(({ signature, source }, index) => {
      const { before, after } = around(signature, source);
      return `namespace program_${index} {\n${before}#line 1 "solution.cpp"\n${signature ? source : withReturn(source)}\n#line 1 "driver.cpp"\n${after}${signature ? mainOf(signature, source) : ''}}\n`;
    }),
    'int main(int, char **words) {',
    '  switch (std::atoi(words[1])) {',
    ...programs.map((_, index) => `    case ${index}: return program_${index}::main();`),
    '  }',
    '  return 70;',
    '}',
    '',
  ].join('\n');

/** In a namespace, `main` is an ordinary function and does not return 0 implicitly. */
const withReturn = (source: string) => source.replace(/\}\s*$/, 'return 0; }');

/** Streams are only known where the program includes them. */
const FLUSH = `#if defined(_LIBCPP_IOSTREAM) || defined(_GLIBCXX_IOSTREAM)
    std::cout.flush();
#endif
`;

/** The class of an encoder has a name of its own where it is known, and may be a Solution. */
const codecIn = (source: string) => (brings(withoutTexts(source), 'Codec') ? 'Codec' : 'Solution');

function mainOf(signature: Signature, source: string): string {
  return `int main() {
  using judge::judge_write;
  judge::Session session;
  while (session.next()) {
${signature.kind === 'function' ? functionBody(signature, codecIn(source)) : classBody(signature)}
${FLUSH}    session.finish();
  }
  return 0;
}
`;
}

type FunctionSignature = Extract<Signature, { kind: 'function' }>;

function functionBody({ method, decoder }: FunctionSignature, codec: string): string {
  const { name, parameters } = method;
  const { returns } = decoder ?? method;
  const fields = parameters.map((parameter, index) => `${cppType(parameter.type)} v${index}{};`).join(' ');
  const reads = parameters
    .map(({ type }, index) => {
      const call =
        type.base === 'JoinedList'
          ? `judge_read_joined(in, one.v${index}, one.v${index - 1})`
          : type.base in PLACES
            ? `judge_read_place(in, one.v${index}, one.v0)`
            : `judge_read(in, one.v${index})`;
      return `${index > 0 ? "in.expect(','); " : ''}${call};`;
    })
    .join(' ');
  const values = parameters.flatMap((one, index) => (isPassed(one) ? [`one.v${index}`] : [])).join(', ');
  const check = parameters.findIndex((one) => !isPassed(one));
  const checked = check < 0 ? '' : `judge_first_bad = one.v${check}; `;
  const inPlace = parameters.flatMap(({ isInPlace }, index) => (isInPlace ? [`prepared.back().v${index}`] : []));
  const isVoid = returns.base === 'void';
  const answers = [...(isVoid && inPlace.length > 0 ? [] : [isVoid ? 'nullptr' : 'returned']), ...inPlace];
  return `    struct Case { ${fields} };
    std::vector<Case> prepared(session.repeat);
    for (auto &one : prepared) { judge::Reader in(session.input()); in.expect('['); ${reads} in.expect(']'); (void)one; }
${isVoid ? '' : `    ${cppType(returns)} returned{};\n`}    session.start();
    for (auto &one : prepared) { ${decoder ? `${codec} encoding, decoding; auto made = encoding.${name}(${values}); returned = decoding.${decoder.name}(made);` : `${checked}Solution solution; ${isVoid ? '' : 'returned = '}solution.${name}(${values});`} (void)one; }
    session.stop();
    ${returns.base in PLACES ? 'judge_write_place(session.out, returned, prepared.back().v0);' : answers.length === 1 ? `judge_write(session.out, ${answers[0] ?? ''});` : `session.out += '['; ${answers.map((answer) => `judge_write(session.out, ${answer});`).join(" session.out += ','; ")} session.out += ']';`}`;
}

function classBody({ constructor, methods }: Extract<Signature, { kind: 'class' }>): string {
  const declare = ({ parameters }: Method) =>
    parameters
      .map(({ type }, index) => `${cppType(type)} v${index}{}; in.expect(','); judge_read(in, v${index});`)
      .join(' ');
  const values = ({ parameters }: Method) => parameters.map((_, index) => `v${index}`).join(', ');
  const branches = methods.map((method) => {
    const call = `object->${method.name}(${values(method)})`;
    const written =
      method.returns.base === 'void'
        ? `${call}; session.out += "null";`
        : `{ ${cppType(method.returns)} returned = ${call}; judge_write(session.out, returned); }`;
    return `        if (name == ${JSON.stringify(method.name)}) { ${declare(method)} ${written} }`;
  });
  return `    session.start();
    for (int time = 0; time < session.repeat; time++) {
      session.out.clear();
      judge::Reader in(session.input());
      in.expect('['); in.expect('[');
      std::string name; judge_read(in, name);
      ${declare(constructor)} in.expect(']');
      ${constructor.name} *object = new ${constructor.name}(${values(constructor)});
      session.out += "[null";
      while (in.more()) {
        in.expect(','); in.expect('['); judge_read(in, name); session.out += ',';
${branches.join('\n        else\n')}
        in.expect(']');
      }
      session.out += ']';
      delete object;
    }
    session.stop();`;
}

const BASE: Record<ValueType['base'], string> = {
  int: 'int',
  long: 'long long',
  double: 'double',
  bool: 'bool',
  char: 'char',
  string: 'std::string',
  ListNode: 'ListNode *',
  TreeNode: 'TreeNode *',
  Graph: 'Node *',
  RandomList: 'Node *',
  NextTree: 'JudgeNode *',
  MultiList: 'JudgeNode *',
  QuadTree: 'JudgeNode *',
  JoinedList: 'ListNode *',
  TreePlace: 'TreeNode *',
  ListPlace: 'ListNode *',
  VersionCheck: 'int',
  void: 'void',
};

export const cppType = ({ base, depth }: ValueType): string =>
  'std::vector<'.repeat(depth) + BASE[base] + '>'.repeat(depth);

export const cppFiles = (signature: Signature | null, source: string): Files => ({
  main: 'main.cpp',
  files: { 'main.cpp': signature ? cppProgram(signature, source) : `#line 1 "solution.cpp"\n${source}\n` },
  prelude: CPP_PRELUDE,
});
