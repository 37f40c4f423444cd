import type { Files } from '#shared/judge/program-files.ts';
import { ownNodeOf, usesBase, type Method, type Signature, type ValueType } from '#shared/judge/signature.ts';
import { CPP_OWN_NODES } from './own-nodes.ts';
import { CPP_RUNTIME } from './runtime.ts';

/** The prelude of every program; precompiled once where that saves time. */
export const CPP_PRELUDE = String.raw`#include <bits/stdc++.h>
using namespace std;
struct ListNode {
  int val;
  ListNode *next;
  ListNode() : val(0), next(nullptr) {}
  ListNode(int x) : val(x), next(nullptr) {}
  ListNode(int x, ListNode *next) : val(x), next(next) {}
};
struct TreeNode {
  int val;
  TreeNode *left;
  TreeNode *right;
  TreeNode() : val(0), left(nullptr), right(nullptr) {}
  TreeNode(int x) : val(x), left(nullptr), right(nullptr) {}
  TreeNode(int x, TreeNode *left, TreeNode *right) : val(x), left(left), right(right) {}
};
class Node {
public:
  int val;
  vector<Node *> neighbors;
  Node *next = nullptr;
  Node *random = nullptr;
  Node() : val(0) {}
  Node(int x) : val(x) {}
  Node(int x, vector<Node *> neighbors) : val(x), neighbors(neighbors) {}
};
`;

/** The whole program after the prelude; the learner's lines keep their numbers in `solution.cpp`. */
export function cppProgram(signature: Signature, source: string): string {
  const { node, undefine, io } = ownNodes(signature);
  return `${node}#line 1 "solution.cpp"\n${source}\n#line 1 "driver.cpp"\n${undefine}${CPP_RUNTIME}\n${io}${mainOf(signature)}`;
}

/** The code that is added for values with their own node class; empty for other values. */
function ownNodes(signature: Signature | null): { node: string; undefine: string; io: string } {
  const own = signature && ownNodeOf(signature);
  if (!own) return { node: '', undefine: '', io: '' };
  const { node, io } = CPP_OWN_NODES[own];
  return { node, undefine: node === '' ? '' : '#undef Node\n', io };
}

/** The namespace of the functions that read and write the values of a signature. */
const namespaceOf = (signature: Signature) => (ownNodeOf(signature) ? 'judge_nodes' : 'judge');

/**
 * Joins several programs into one that runs the program whose number is its argument, so that the driver is compiled
 * only once. Their headers have to be in the prelude; a whole program (without a signature) has to end with its `main`.
 */
export const cppPrograms = (programs: readonly { signature: Signature | null; source: string }[]): string =>
  [
    CPP_RUNTIME,
    ...programs.map(({ signature, source }, index) => {
      const { node, undefine, io } = ownNodes(signature);
      return `namespace program_${index} {\n${node}#line 1 "solution.cpp"\n${signature ? source : withReturn(source)}\n#line 1 "driver.cpp"\n${undefine}${io}${signature ? mainOf(signature) : ''}}\n`;
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

function mainOf(signature: Signature): string {
  const body = signature.kind === 'function' ? functionBody(signature, namespaceOf(signature)) : classBody(signature);
  return `int main() {
  judge::isRandomList = ${usesBase(signature, 'RandomList')};
  judge::Session session;
  while (session.next()) {
${body}
  }
  return 0;
}
`;
}

function functionBody(
  { method, decoder }: Extract<Signature, { kind: 'function' }>,
  namespace: 'judge' | 'judge_nodes',
): string {
  const { name, parameters } = method;
  const { returns } = decoder ?? method;
  const fields = parameters.map((parameter, index) => `${cppType(parameter.type)} v${index}{};`).join(' ');
  const reads = parameters
    .map(({ type }, index) => {
      const call = type.base === 'JoinedList' ? `readJoined(one.v${index}, one.v${index - 1})` : `read(one.v${index})`;
      return `${index > 0 ? "in.expect(','); " : ''}in.${call};`;
    })
    .join(' ');
  const values = parameters.map((_, index) => `one.v${index}`).join(', ');
  const inPlace = parameters.flatMap(({ isInPlace }, index) => (isInPlace ? [`prepared.back().v${index}`] : []));
  const isVoid = returns.base === 'void';
  const answers = [...(isVoid && inPlace.length > 0 ? [] : [isVoid ? 'nullptr' : 'returned']), ...inPlace];
  return `    struct Case { ${fields} };
    std::vector<Case> prepared(session.repeat);
    for (auto &one : prepared) { ${namespace}::Reader in(session.input()); in.expect('['); ${reads} in.expect(']'); (void)one; }
${isVoid ? '' : `    ${cppType(returns)} returned{};\n`}    session.start();
    for (auto &one : prepared) { ${decoder ? `Solution encoding, decoding; auto made = encoding.${name}(${values}); returned = decoding.${decoder.name}(made);` : `Solution solution; ${isVoid ? '' : 'returned = '}solution.${name}(${values});`} (void)one; }
    session.stop();
    ${answers.length === 1 ? `${namespace}::write(session.out, ${answers[0] ?? ''});` : `session.out += '['; ${answers.map((answer) => `${namespace}::write(session.out, ${answer});`).join(" session.out += ','; ")} session.out += ']';`}
    session.finish();`;
}

function classBody({ constructor, methods }: Extract<Signature, { kind: 'class' }>): string {
  const declare = ({ parameters }: Method) =>
    parameters.map(({ type }, index) => `${cppType(type)} v${index}{}; in.expect(','); in.read(v${index});`).join(' ');
  const values = ({ parameters }: Method) => parameters.map((_, index) => `v${index}`).join(', ');
  const branches = methods.map((method) => {
    const call = `object->${method.name}(${values(method)})`;
    const written =
      method.returns.base === 'void'
        ? `${call}; session.out += "null";`
        : `{ ${cppType(method.returns)} returned = ${call}; judge::write(session.out, returned); }`;
    return `        if (name == ${JSON.stringify(method.name)}) { ${declare(method)} ${written} }`;
  });
  return `    session.start();
    for (int time = 0; time < session.repeat; time++) {
      session.out.clear();
      judge::Reader in(session.input());
      in.expect('['); in.expect('[');
      std::string name; in.read(name);
      ${declare(constructor)} in.expect(']');
      ${constructor.name} *object = new ${constructor.name}(${values(constructor)});
      session.out += "[null";
      while (in.more()) {
        in.expect(','); in.expect('['); in.read(name); session.out += ',';
${branches.join('\n        else\n')}
        in.expect(']');
      }
      session.out += ']';
      delete object;
    }
    session.stop();
    session.finish();`;
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
  void: 'void',
};

export const cppType = ({ base, depth }: ValueType): string =>
  'std::vector<'.repeat(depth) + BASE[base] + '>'.repeat(depth);

export const cppFiles = (signature: Signature | null, source: string): Files => ({
  main: 'main.cpp',
  files: { 'main.cpp': signature ? cppProgram(signature, source) : `#line 1 "solution.cpp"\n${source}\n` },
  prelude: CPP_PRELUDE,
});
