import { parser } from '@lezer/cpp';
import type { SyntaxNode } from '@lezer/common';
import type { Scope } from '#judge/tracing/scope.ts';
import { NotTraceable, type TracedProgram } from '#judge/tracing/not-traceable.ts';
import { StatementTracing, type Traced } from '#judge/tracing/statement-tracing.ts';
import { declaredIn } from '#judge/tracing/syntax.ts';
import { cTraceRuntime } from './tracing-runtime.ts';

/**
 * Makes a C program write its variables before each statement: numbers, strings, arrays of known length, and the nodes
 * of lists and trees.
 * @throws NotTraceable if there is no function that can be traced
 */
export function tracedC(source: string, { mark }: { mark: string }): TracedProgram {
  const tracing = new CTracing(source);
  const traced = tracing.trace(parser.parse(source).topNode);
  if (tracing.functions === 0) throw new NotTraceable('The tracer finds no function in it.');
  return { source: `${cTraceRuntime(mark)}#line 1 "solution.c"\n${traced}\n${UNDEFINE}`, prelude: '' };
}

/** The driver comes after the program and uses the original functions. */
const UNDEFINE = ['malloc', 'calloc', 'realloc', 'free'].map((name) => `#undef ${name}`).join('\n');

class CTracing extends StatementTracing {
  protected begin({ node, name, parameters }: Traced, scope: Scope): string {
    const { handle } = scope.frame;
    const names = parameters ? declaredIn(parameters, this.source) : [];
    const sized = names.filter((list) => names.includes(`${list}Size`) && scope.own().includes(list));
    const lengths = sized.map((list) => `judge_trace_know(${list},(size_t)${list}Size*sizeof *${list});`).join('');
    const first = this.insertions.lineAt(node.from);
    return `${lengths}int ${handle}=judge_trace_call(${JSON.stringify(name)},${first});${this.#shown(scope)}judge_trace_end();`;
  }

  protected end({ body }: Traced, { frame }: Scope): string {
    return `judge_trace_leave(${frame.handle},${this.insertions.lineAt(body.to)});judge_trace_end();`;
  }

  protected line(index: number, scope: Scope): string {
    const line = this.insertions.lineAt(index);
    return `(judge_trace_line(${scope.frame.handle},${line}),${this.#shown(scope).replaceAll(';', ',')}judge_trace_end())`;
  }

  #shown(scope: Scope): string {
    return scope
      .own()
      .map((name) => `JUDGE_SHOW(${JSON.stringify(name)},${name});`)
      .join('');
  }

  protected leave(node: SyntaxNode, value: SyntaxNode | null, scope: Scope): void {
    const { handle } = scope.frame;
    const leave = `judge_trace_leave(${handle},${this.insertions.lineAt(node.from)});`;
    if (!value) return this.insertions.wrap(node, `{${leave}judge_trace_end();`, '}');
    if (/^(NULL|0)$/.test(this.text(value))) return this.insertions.wrap(node, `{${leave}judge_trace_end();`, '}');
    // The word 'return' becomes a comment, so that the value keeps its position.
    this.insertions.insert(node.from, `{__auto_type judge_r=(/*`);
    this.insertions.insert(value.from, '*/');
    this.insertions.insert(value.to, `);${leave}JUDGE_SHOW("",judge_r);judge_trace_end();return judge_r`);
    this.insertions.insert(node.to, '}');
  }

  /** The fields of structs are not shown. */
  protected fields(): void {}
}
