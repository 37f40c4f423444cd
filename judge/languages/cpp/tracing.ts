import { parser } from '@lezer/cpp';
import type { SyntaxNode } from '@lezer/common';
import type { Scope } from '#judge/tracing/scope.ts';
import { NotTraceable, type TracedProgram } from '#judge/tracing/not-traceable.ts';
import { StatementTracing, type Traced } from '#judge/tracing/statement-tracing.ts';
import { childrenOf, fieldNames, hasError } from '#judge/tracing/syntax.ts';
import { cppTraceRuntime } from './tracing-runtime.ts';

/**
 * Makes a C++ program write its variables before each statement. Functions that the parser does not understand are not
 * changed.
 * @throws NotTraceable if there is no function that can be traced
 */
export function tracedCpp(source: string, { mark }: { mark: string }): TracedProgram {
  const tracing = new CppTracing(source);
  const traced = tracing.trace(parser.parse(source).topNode);
  if (tracing.functions === 0) throw new NotTraceable('The tracer finds no function in it.');
  const runtime = cppTraceRuntime(mark, /\bcout\b/.test(source));
  return { source: `${includesOf(source)}${runtime}#line 1 "solution.cpp"\n${traced}`, prelude: '' };
}

/** The includes come before the runtime, which uses some of them. */
const includesOf = (source: string): string =>
  [...source.matchAll(/^\s*#\s*include\b.*$/gm)].map(([line]) => `${line.trim()}\n`).join('');

class CppTracing extends StatementTracing {
  protected begin({ node, body, name }: Traced, scope: Scope): string {
    const { handle } = scope.frame;
    const [first, last] = [this.insertions.lineAt(node.from), this.insertions.lineAt(body.to)];
    return `judge_trace::Frame ${handle}(${JSON.stringify(name)},${last});${handle}.begin(${first})${this.#shown(scope)}.end();`;
  }

  /** The destructor of the frame records the end. */
  protected end(): string {
    return '';
  }

  protected line(index: number, scope: Scope): string {
    return `${scope.frame.handle}.at(${this.insertions.lineAt(index)})${this.#shown(scope)}.end()`;
  }

  #shown(scope: Scope): string {
    const show = (name: string) => `.show(${JSON.stringify(name === '*this' ? 'this' : name)},${name})`;
    const around = scope.around().map(
      ({ frame, names }) =>
        `.around(${frame.handle})${names
          .filter((name) => name !== '*this')
          .map(show)
          .join('')}`,
    );
    return scope.own().map(show).join('') + around.join('');
  }

  protected leave(node: SyntaxNode, value: SyntaxNode | null, scope: Scope): void {
    const { handle } = scope.frame;
    const line = this.insertions.lineAt(node.from);
    const leave = `${handle}.leave(${line}`;
    if (!value) return this.insertions.wrap(node, `{${leave});`, '}');
    if (SIMPLE.has(value.name)) return this.insertions.wrap(node, `{${leave},${this.text(value)});`, '}');
    // Has to be one expression: max() may return a reference to a temporary value, which is gone after it.
    this.insertions.insert(value.from, `${handle}.returned(${line},(`);
    this.declarations(value, scope);
    this.insertions.insert(value.to, '))');
  }

  /** Adds a method that lists the fields of a class. */
  protected fields(list: SyntaxNode): void {
    const type = list.prevSibling?.name === 'TypeIdentifier' ? this.text(list.prevSibling) : '';
    const isUnion = list.parent?.name === 'UnionSpecifier';
    if (type === '' || isUnion || hasError(list, false)) return;
    const names = list
      .getChildren('FieldDeclaration')
      .filter((field) => !childrenOf(field).some((part) => part.name === 'static' || this.text(part) === 'static'))
      .flatMap((field) => fieldNames(field, this.source));
    const calls = names.map((name) => `judge_trace_out(${JSON.stringify(name)},${name});`).join('');
    this.insertions.insert(
      list.to - 1,
      `public:void judge_trace_fields(judge_trace::Fields &judge_trace_out) const{(void)judge_trace_out;${calls}}static const char *judge_trace_type(){return ${JSON.stringify(type)};}`,
    );
  }
}

/** Expressions that can be written twice without side effects. */
const SIMPLE = new Set(['Identifier', 'Number', 'True', 'False', 'nullptr', 'String', 'CharLiteral', 'this']);
