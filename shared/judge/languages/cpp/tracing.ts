import { parser } from '@lezer/cpp';
import type { SyntaxNode } from '@lezer/common';
import { Insertions } from '#shared/judge/trace/insertions.ts';
import { type FrameScope, Scope } from '#shared/judge/trace/scope.ts';
import { NotTraceable, type TracedProgram } from '#shared/judge/trace/traced-program.ts';
import { childrenOf, declaredIn, identifiersIn, nameOfFunction } from './syntax.ts';
import { cppTraceRuntime } from './trace-runtime.ts';

/**
 * A program in C++ that says before each statement what its variables are. Functions whose text the parser does not
 * understand are left as they are.
 * @throws NotTraceable where there is no function that can be traced
 */
export function tracedCpp(source: string, { mark }: { mark: string }): TracedProgram {
  const tracing = new Tracing(source);
  const traced = tracing.trace(parser.parse(source).topNode);
  if (tracing.functions === 0) throw new NotTraceable('The tracer finds no function in it.');
  const runtime = cppTraceRuntime(mark, /\bcout\b/.test(source));
  return { source: `${includesOf(source)}${runtime}#line 1 "solution.cpp"\n${traced}`, prelude: '' };
}

/** The includes stand before the runtime, which uses some of them. */
const includesOf = (source: string): string =>
  [...source.matchAll(/^\s*#\s*include\b.*$/gm)].map(([line]) => `${line.trim()}\n`).join('');

const STATEMENT = /Statement$|^ForRangeLoop$|^Declaration$/;
const SILENT = new Set(['CompoundStatement', 'CaseStatement', 'LabeledStatement', 'EmptyStatement']);
const NO_NAMES: ReadonlySet<string> = new Set();

class Tracing {
  readonly #source: string;
  readonly #insertions: Insertions;
  functions = 0;

  constructor(source: string) {
    this.#source = source;
    this.#insertions = new Insertions(source);
  }

  trace(program: SyntaxNode): string {
    const scope = new Scope(null, { handle: '', definedIn: null, used: NO_NAMES, later: [] });
    this.#declarations(program, scope);
    return this.#insertions.apply();
  }

  #text({ from, to }: SyntaxNode): string {
    return this.#source.slice(from, to);
  }

  /** Functions and classes, wherever they are. */
  #declarations(node: SyntaxNode, scope: Scope): void {
    for (const child of childrenOf(node)) {
      if (child.name === 'FunctionDefinition' && child.getChild('CompoundStatement')) this.#function(child, scope);
      else if (child.name === 'LambdaExpression') this.#lambda(child, scope);
      else this.#declarations(child, scope);
      if (child.name === 'FieldDeclarationList') this.#fields(child);
    }
  }

  /** A method that names the fields of a class. */
  #fields(list: SyntaxNode): void {
    const type = list.prevSibling?.name === 'TypeIdentifier' ? this.#text(list.prevSibling) : '';
    const isUnion = list.parent?.name === 'UnionSpecifier';
    if (type === '' || isUnion || hasError(list, false)) return;
    const names = list
      .getChildren('FieldDeclaration')
      .filter((field) => !childrenOf(field).some((part) => part.name === 'static' || this.#text(part) === 'static'))
      .flatMap((field) => fieldNames(field, this.#source));
    const calls = names.map((name) => `judge_trace_out(${JSON.stringify(name)},${name});`).join('');
    this.#insertions.insert(
      list.to - 1,
      `public:void judge_trace_fields(judge_trace::Fields &judge_trace_out) const{(void)judge_trace_out;${calls}}static const char *judge_trace_type(){return ${JSON.stringify(type)};}`,
    );
  }

  #function(node: SyntaxNode, definedIn: Scope): void {
    const body = node.getChild('CompoundStatement');
    const declarator = declaratorOf(node);
    const name = declarator && nameOfFunction(declarator, this.#source);
    const parameters = declarator?.getChild('ParameterList');
    const isConstant = childrenOf(node).some((part) => ['constexpr', 'consteval'].includes(this.#text(part)));
    if (!body || !name || isConstant || hasError(body, true)) return;
    const { parent } = node;
    const hasFields = parent?.name === 'FieldDeclarationList' && parent.getChild('FieldDeclaration') !== null;
    const isMethod = hasFields && !childrenOf(node).some((part) => this.#text(part) === 'static');
    this.#body({ node, body, name, parameters: parameters ?? null, isMethod }, definedIn);
  }

  /** A lambda that has a name; others are mostly comparisons, which are many and say little. */
  #lambda(node: SyntaxNode, scope: Scope): void {
    const body = node.getChild('CompoundStatement');
    const declarator = node.parent?.name === 'InitDeclarator' ? node.parent.firstChild : null;
    const captures = node.getChild('LambdaCaptureSpecifier');
    if (!body || declarator?.name !== 'Identifier' || !captures || hasError(body, true)) return;
    // A copy of everything around would be a copy of the calls, too.
    const isByReference = /^\[\s*&/.test(this.#text(captures));
    const parameters = node.getChild('AbstractFunctionDeclarator')?.getChild('ParameterList') ?? null;
    const name = this.#text(declarator);
    this.#body({ node, body, name, parameters, isMethod: false }, isByReference ? scope : new Scope(null, NOWHERE));
  }

  #body({ node, body, name, parameters, isMethod }: Traced, definedIn: Scope): void {
    const frame: FrameScope = {
      handle: `judge_f${++this.functions}`,
      definedIn: definedIn.frame.handle === '' ? null : definedIn,
      used: new Set(identifiersIn(body, this.#source)),
      later: [],
    };
    const scope = new Scope(definedIn.frame.handle === '' ? null : definedIn, frame);
    for (const own of parameters ? declaredIn(parameters, this.#source) : []) scope.add(own);
    if (isMethod) scope.add('*this');
    const first = this.#insertions.lineAt(node.from);
    const last = this.#insertions.lineAt(body.to);
    this.#insertions.insert(
      body.from + 1,
      `judge_trace::Frame ${frame.handle}(${JSON.stringify(name)},${last});${frame.handle}.begin(${first})${this.#shown(scope)}.end();`,
    );
    this.#statements(body, scope);
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

  #line(place: number, scope: Scope): string {
    return `${scope.frame.handle}.at(${this.#insertions.lineAt(place)})${this.#shown(scope)}.end()`;
  }

  #statements(block: SyntaxNode, scope: Scope): void {
    for (const statement of childrenOf(block)) if (STATEMENT.test(statement.name)) this.#statement(statement, scope);
  }

  #statement(node: SyntaxNode, scope: Scope): void {
    const { name } = node;
    if (!SILENT.has(name)) this.#insertions.insert(node.from, `${this.#line(node.from, scope)};`);
    if (name === 'CompoundStatement') return this.#statements(node, new Scope(scope, scope.frame));
    if (name === 'CaseStatement') return this.#statements(node, new Scope(scope, scope.frame));
    if (name === 'IfStatement') return this.#if(node, scope);
    if (name === 'SwitchStatement') return this.#statements(node, new Scope(scope, scope.frame));
    if (LOOPS.has(name)) return this.#loop(node, scope);
    if (name === 'ReturnStatement') return this.#return(node, scope);
    this.#declarations(node, scope);
    if (name === 'Declaration') for (const own of declaredIn(node, this.#source)) scope.add(own);
  }

  /** A statement that may stand without braces. */
  #inner(node: SyntaxNode, scope: Scope): void {
    if (node.name === 'CompoundStatement') return this.#statement(node, scope);
    this.#insertions.insert(node.from, '{');
    this.#statement(node, new Scope(scope, scope.frame));
    this.#insertions.insert(node.to, '}');
  }

  #if(node: SyntaxNode, outer: Scope): void {
    const scope = new Scope(outer, outer.frame);
    const condition = node.getChild('ConditionClause');
    if (condition) {
      this.#declarations(condition, scope);
      for (const own of declaredIn(condition, this.#source)) scope.add(own);
    }
    for (const body of childrenOf(node).filter((child) => STATEMENT.test(child.name))) {
      const inner =
        body.name === 'IfStatement' && body.prevSibling?.name === 'else' ? body.getChild('ConditionClause') : null;
      if (!inner) this.#inner(body, scope);
      else {
        if (!inner.getChild('Declaration')) this.#insertions.insert(inner.from + 1, `${this.#line(body.from, scope)},`);
        this.#if(body, scope);
      }
    }
  }

  #loop(node: SyntaxNode, outer: Scope): void {
    const scope = new Scope(outer, outer.frame);
    const children = childrenOf(node);
    const body = children.find((child, place) => STATEMENT.test(child.name) && children[place - 1]?.name !== '(');
    for (const head of children.filter((child) => child !== body)) this.#declarations(head, scope);
    if (node.name === 'ForStatement') {
      const [declaration] = node.getChildren('Declaration');
      for (const own of declaration ? declaredIn(declaration, this.#source) : []) scope.add(own);
    }
    const condition = conditionOf(node, children);
    if (condition) this.#insertions.insert(condition.from, `${this.#line(condition.from, scope)},`);
    if (node.name === 'ForRangeLoop') for (const own of rangeNames(node, this.#source)) scope.add(own);
    if (body) this.#inner(body, scope);
  }

  #return(node: SyntaxNode, scope: Scope): void {
    const value = childrenOf(node).find(({ name }) => name !== 'return' && name !== ';');
    const leave = `${scope.frame.handle}.leave(${this.#insertions.lineAt(node.from)}`;
    if (!value || value.name === 'InitializerList') {
      if (value) this.#declarations(value, scope);
      return this.#insertions.wrap(node, `{${leave});`, '}');
    }
    if (SIMPLE.has(value.name)) return this.#insertions.wrap(node, `{${leave},${this.#text(value)});`, '}');
    this.#insertions.insert(node.from, `{auto &&judge_r=(`);
    // The words of the statement go, and its value stands where it is.
    this.#insertions.insert(node.from, `/*`);
    this.#insertions.insert(value.from, `*/`);
    this.#declarations(value, scope);
    this.#insertions.insert(value.to, `);${leave},judge_r);return static_cast<decltype(judge_r)>(judge_r)`);
    this.#insertions.insert(node.to, `}`);
  }
}

type Traced = { node: SyntaxNode; body: SyntaxNode; name: string; parameters: SyntaxNode | null; isMethod: boolean };

const NOWHERE: FrameScope = { handle: '', definedIn: null, used: NO_NAMES, later: [] };
const LOOPS = new Set(['ForStatement', 'ForRangeLoop', 'WhileStatement', 'DoStatement']);
/** Values that can be written twice. */
const SIMPLE = new Set(['Identifier', 'Number', 'True', 'False', 'nullptr', 'String', 'CharLiteral', 'this']);

/** Whether the parser did not understand a part; within classes it may have been a method, which is looked at by itself. */
function hasError(node: SyntaxNode, isDeep: boolean): boolean {
  return childrenOf(node).some((child) => child.type.isError || (isDeep && hasError(child, true)));
}

function declaratorOf(node: SyntaxNode): SyntaxNode | null {
  if (node.name === 'FunctionDeclarator') return node;
  for (const child of childrenOf(node)) {
    if (child.name === 'CompoundStatement') continue;
    if (child.name === 'FunctionDeclarator') return child;
    if (child.name.endsWith('Declarator')) {
      const inner = declaratorOf(child);
      if (inner) return inner;
    }
  }
  return null;
}

function fieldNames(node: SyntaxNode, source: string): string[] {
  return childrenOf(node).flatMap((child) => {
    if (child.name === 'FieldIdentifier') return [source.slice(child.from, child.to)];
    if (child.name === 'FunctionDeclarator' || child.name === 'BitfieldClause') return [];
    return child.name.endsWith('Declarator') ? fieldNames(child, source) : [];
  });
}

/** The condition of a loop as an expression; none where it declares something. */
function conditionOf(node: SyntaxNode, children: SyntaxNode[]): SyntaxNode | null {
  if (node.name === 'WhileStatement' || node.name === 'DoStatement') {
    const clause = node.getChild('ConditionClause') ?? node.getChild('ParenthesizedExpression');
    const inner = clause && !clause.getChild('Declaration') ? clause.firstChild?.nextSibling : null;
    return inner && inner.name !== ')' ? inner : null;
  }
  if (node.name !== 'ForStatement') return null;
  const start = children.findIndex(
    ({ name }) => name === 'Declaration' || name === ';' || name === 'ExpressionStatement',
  );
  const condition = children[start + 1];
  return condition && ![';', ')'].includes(condition.name) ? condition : null;
}

const rangeNames = (node: SyntaxNode, source: string): string[] => {
  const declared = childrenOf(node).find(({ name }) => name === 'Identifier' || name.endsWith('Declarator'));
  return declared ? identifiersIn(declared, source) : [];
};
