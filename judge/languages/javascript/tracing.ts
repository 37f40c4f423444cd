import { type AnyNode, type Node, parse, type Pattern, type Program, type Statement } from 'acorn';
import { Insertions } from '#judge/tracing/insertions.ts';
import { type FrameScope, Scope } from '#judge/tracing/scope.ts';
import { NotTraceable, type TracedProgram } from '#judge/tracing/not-traceable.ts';
import { javascriptTraceRuntime } from './tracing-runtime.ts';

/**
 * Makes a program record its variables before each statement, by calls of `__trace`, which its prelude defines.
 * @param isWhole whether the program reads its input itself: then its top-level statements are traced too
 * @throws NotTraceable if it cannot be parsed
 */
export function tracedJavascript(source: string, { mark, isWhole }: { mark: string; isWhole: boolean }): TracedProgram {
  let program: Program;
  try {
    program = parse(source, { ecmaVersion: 'latest', sourceType: 'script', allowReturnOutsideFunction: true });
  } catch (error) {
    throw new NotTraceable((error as Error).message); // acorn throws errors only
  }
  return { source: new Tracing(source).trace(program, isWhole), prelude: javascriptTraceRuntime(mark) };
}

/** Statements that are not recorded. */
const SILENT = /^(FunctionDeclaration|ClassDeclaration|BlockStatement|EmptyStatement|LabeledStatement)$/;
const NO_NAMES: ReadonlySet<string> = new Set();

class Tracing {
  readonly #source: string;
  readonly #insertions: Insertions;
  #frames = 0;

  constructor(source: string) {
    this.#source = source;
    this.#insertions = new Insertions(source);
  }

  trace({ body }: Program, isWhole: boolean): string {
    const statements = body as Statement[]; // a script has no imports or exports
    const frame: FrameScope = { handle: '__f0', definedIn: null, used: NO_NAMES, later: declaredBy(statements) };
    const scope = new Scope(null, frame);
    // A directive such as 'use strict' has to stay first.
    const first = statements.find((statement) => !('directive' in statement));
    if (first && (isWhole || frame.later.length > 0))
      this.#insertions.insert(first.start, 'const __f0=__trace.call("program",1,()=>({}));');
    for (const statement of statements) this.#statement(statement, scope, isWhole && !('directive' in statement));
    return this.#insertions.apply();
  }

  /** An expression that records the line of an index and the variables there. */
  #line(index: number, scope: Scope): string {
    const own = `()=>({${scope.own().join(',')}})`;
    const around = scope.around().map(({ frame, names }) => `[${frame.handle},()=>({${names.join(',')}})]`);
    const others = around.length > 0 ? `,[${around.join(',')}]` : '';
    return `__trace.line(${scope.frame.handle},${this.#insertions.lineAt(index)},${own}${others})`;
  }

  #statements(statements: readonly Statement[], scope: Scope): void {
    for (const statement of statements) this.#statement(statement, scope, true);
  }

  #statement(node: Statement, scope: Scope, isTraced: boolean): void {
    if (isTraced && !SILENT.test(node.type)) this.#insertions.insert(node.start, `${this.#line(node.start, scope)};`);
    switch (node.type) {
      case 'BlockStatement':
        return this.#statements(node.body, new Scope(scope, scope.frame));
      case 'IfStatement':
        return this.#if(node, scope);
      case 'ForStatement':
      case 'ForInStatement':
      case 'ForOfStatement':
      case 'WhileStatement':
      case 'DoWhileStatement':
        return this.#loop(node, scope, isTraced);
      case 'ReturnStatement':
        return this.#return(node, scope);
      case 'LabeledStatement':
        return this.#statement(node.body, scope, false);
      case 'TryStatement':
        return this.#try(node, scope);
      case 'SwitchStatement':
        this.#functionsIn(node.discriminant, scope);
        for (const { consequent } of node.cases) this.#statements(consequent, new Scope(scope, scope.frame));
        return;
      default:
        this.#functionsIn(node, scope);
        for (const name of declaredBy([node])) scope.add(name);
    }
  }

  /** A statement that may have no braces around it. */
  #body(node: Statement, scope: Scope): void {
    if (node.type === 'BlockStatement') return this.#statement(node, scope, true);
    this.#insertions.insert(node.start, '{');
    this.#statement(node, new Scope(scope, scope.frame), true);
    this.#insertions.insert(node.end, '}');
  }

  #if(node: Extract<Statement, { type: 'IfStatement' }>, scope: Scope): void {
    this.#functionsIn(node.test, scope);
    this.#body(node.consequent, scope);
    const { alternate } = node;
    if (alternate?.type !== 'IfStatement') return alternate ? this.#body(alternate, scope) : undefined;
    this.#insertions.insert(alternate.test.start, `${this.#line(alternate.start, scope)},`);
    this.#if(alternate, scope);
  }

  #loop(node: Loop, outer: Scope, isTraced: boolean): void {
    const scope = new Scope(outer, outer.frame);
    const heads = headsOf(node);
    for (const head of heads) {
      this.#functionsIn(head, scope);
      if (isDeclaration(head)) for (const { id } of head.declarations) for (const name of namesOf(id)) scope.add(name);
    }
    if (isTraced && 'test' in node && node.test)
      this.#insertions.insert(node.test.start, `${this.#line(node.test.start, scope)},`);
    this.#body(node.body, scope);
  }

  #try({ block, handler, finalizer }: Extract<Statement, { type: 'TryStatement' }>, scope: Scope): void {
    this.#statement(block, scope, true);
    const inner = new Scope(scope, scope.frame);
    for (const name of handler?.param ? namesOf(handler.param) : []) inner.add(name);
    if (handler) this.#statement(handler.body, inner, true);
    if (finalizer) this.#statement(finalizer, scope, true);
  }

  #return({ start, argument }: Extract<Statement, { type: 'ReturnStatement' }>, scope: Scope): void {
    if (scope.frame.definedIn === null) return argument ? this.#functionsIn(argument, scope) : undefined;
    const leave = `__trace.leave(${scope.frame.handle},${this.#insertions.lineAt(start)}`;
    if (!argument) return this.#insertions.insert(start + 'return'.length, ` ${leave})`);
    this.#insertions.insert(argument.start, `${leave},(`);
    this.#functionsIn(argument, scope);
    this.#insertions.insert(argument.end, '))');
  }

  /** Traces the functions within an expression, a declaration or a class. */
  #functionsIn(node: Node, scope: Scope, name = ''): void {
    const known = node as AnyNode; // of acorn
    if (isFunction(known)) return this.#function(known, scope, name);
    for (const [child, childName] of childrenOf(known, this.#source)) this.#functionsIn(child, scope, childName);
  }

  #function(node: AnyFunction, definedIn: Scope, known: string): void {
    const { id, params, body, async: isAsync, generator: isGenerator } = node;
    const isMethod = known.startsWith(METHOD);
    const name = id?.name ?? known.slice(isMethod ? METHOD.length : 0);
    if (isAsync || isGenerator || (node.expression && name === '')) return;
    const block = body.type === 'BlockStatement' ? body.body : [];
    const frame: FrameScope = {
      handle: `__f${++this.#frames}`,
      definedIn,
      used: new Set(identifiersIn(body)),
      later: declaredBy(block),
    };
    const scope = new Scope(definedIn, frame);
    for (const parameter of params) for (const own of namesOf(parameter)) scope.add(own);
    const args = `()=>({${scope.own().join(',')}})`;
    const line = this.#insertions.lineAt(node.start);
    const call = `__trace.call(${JSON.stringify(name || 'callback')},${line},${args})`;
    if (body.type !== 'BlockStatement') {
      this.#insertions.insert(body.start, `__trace.value(${call},${this.#insertions.lineAt(body.start)},()=>(`);
      this.#functionsIn(body, scope);
      return this.#insertions.insert(body.end, '))');
    }
    if (isMethod) scope.add('this:this');
    this.#insertions.insert(body.start + 1, `const ${frame.handle}=${call};try{`);
    this.#statements(block, scope);
    const leave = `__trace.leave(${frame.handle},${this.#insertions.lineAt(body.end)})`;
    this.#insertions.insert(body.end - 1, `;${leave}}catch(__error){throw __trace.raise(${frame.handle},__error)}`);
  }
}

type Loop = Extract<
  Statement,
  { type: 'ForStatement' | 'ForInStatement' | 'ForOfStatement' | 'WhileStatement' | 'DoWhileStatement' }
>;

const isDeclaration = (node: Node): node is Extract<Statement, { type: 'VariableDeclaration' }> =>
  node.type === 'VariableDeclaration';

/** The nodes in the parentheses of a loop. */
function headsOf(node: Loop): Node[] {
  if (node.type === 'ForInStatement' || node.type === 'ForOfStatement') return [node.left, node.right];
  if (node.type !== 'ForStatement') return [node.test];
  return [node.init, node.test, node.update].filter((head) => isNode(head)); // they are nodes or missing
}

type AnyFunction = Extract<AnyNode, { type: 'FunctionDeclaration' | 'FunctionExpression' | 'ArrowFunctionExpression' }>;

const isFunction = (node: AnyNode): node is AnyFunction =>
  node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression';

/** The prefix for the name of a function that has `this`. */
const METHOD = 'this.';

/** The children of a node, each with the name that a function in its place would get. */
function childrenOf(node: AnyNode, source: string): [child: Node, name: string][] {
  const textOf = (part: Node) => source.slice(part.start, part.end);
  switch (node.type) {
    case 'VariableDeclarator':
      return node.init ? [[node.init, node.id.type === 'Identifier' ? node.id.name : '']] : [];
    case 'AssignmentExpression':
      return [[node.right, textOf(node.left)]];
    case 'PropertyDefinition':
      return node.value ? [[node.value, METHOD + textOf(node.key)]] : [];
    case 'MethodDefinition':
      return [[node.value, (node.static ? '' : METHOD) + textOf(node.key)]];
    case 'Property':
      return [[node.value, textOf(node.key)]];
    default:
      return nodesIn(node).map((child) => [child, '']);
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const nodesIn = (node: Node): Node[] => Object.values(node).flatMap((value: unknown) => [value].flat().filter(isNode));

/** The names that a pattern declares. */
function namesOf(pattern: Pattern): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'AssignmentPattern':
      return namesOf(pattern.left);
    case 'RestElement':
      return namesOf(pattern.argument);
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element ? namesOf(element) : []));
    case 'ObjectPattern':
      return pattern.properties.flatMap((part) => namesOf(part.type === 'Property' ? part.value : part.argument));
    default:
      return [];
  }
}

/** The variables that the statements of a block declare, without functions and classes. */
const declaredBy = (statements: readonly Statement[]): string[] =>
  statements
    .filter(isDeclaration)
    .flatMap(({ declarations }) => declarations.filter(({ init }) => !init || !VALUES_OF_CODE.has(init.type)))
    .flatMap(({ id }) => namesOf(id));

const VALUES_OF_CODE = new Set<string>(['FunctionExpression', 'ArrowFunctionExpression', 'ClassExpression']);

function identifiersIn(node: Node): string[] {
  const known = node as AnyNode; // of acorn
  return known.type === 'Identifier' ? [known.name] : nodesIn(node).flatMap(identifiersIn);
}
