import type { SyntaxNode } from '@lezer/common';
import { Insertions } from './insertions.ts';
import { type FrameScope, Scope } from './scope.ts';
import {
  childrenOf,
  conditionOf,
  declaratorOf,
  declaredIn,
  hasError,
  identifiersIn,
  nameOfFunction,
  rangeNames,
} from './syntax.ts';

/** The parser takes a variable with braces, `array<int, 3> all{};`, for a function definition without parameters. */
const STATEMENT = /Statement$|^ForRangeLoop$|^Declaration$|^FunctionDefinition$/;
const SILENT = new Set(['CompoundStatement', 'CaseStatement', 'LabeledStatement', 'EmptyStatement']);
const LOOPS = new Set(['ForStatement', 'ForRangeLoop', 'WhileStatement', 'DoStatement']);
const NO_NAMES: ReadonlySet<string> = new Set();
const NOWHERE: FrameScope = { handle: '', definedIn: null, used: NO_NAMES, later: [] };

/** A function that is traced. */
export type Traced = {
  node: SyntaxNode;
  body: SyntaxNode;
  name: string;
  parameters: SyntaxNode | null;
  isMethod: boolean;
};

/**
 * Inserts code before each statement of a C or C++ program to record a step; the subclasses provide that code.
 * Functions that the parser does not understand are not changed.
 */
export abstract class StatementTracing {
  protected readonly source: string;
  protected readonly insertions: Insertions;
  functions = 0;

  constructor(source: string) {
    this.source = source;
    this.insertions = new Insertions(source);
  }

  /** The statements at the beginning of a function. */
  protected abstract begin(traced: Traced, scope: Scope): string;
  /** The statements at the end of a function. */
  protected abstract end(traced: Traced, scope: Scope): string;
  /** The expression before a statement or within a condition. */
  protected abstract line(index: number, scope: Scope): string;
  /** Wraps a return statement; `value` is null if it has none, or one that is not an expression. */
  protected abstract leave(node: SyntaxNode, value: SyntaxNode | null, scope: Scope): void;
  /** Inserts code at the end of a class. */
  protected abstract fields(list: SyntaxNode): void;

  trace(program: SyntaxNode): string {
    this.declarations(program, new Scope(null, NOWHERE));
    return this.insertions.apply();
  }

  protected text({ from, to }: SyntaxNode): string {
    return this.source.slice(from, to);
  }

  /** Traces functions and classes, however deep they are. */
  protected declarations(node: SyntaxNode, scope: Scope): void {
    for (const child of childrenOf(node)) {
      if (child.name === 'FunctionDefinition' && child.getChild('CompoundStatement')) this.#function(child, scope);
      else if (child.name === 'LambdaExpression') this.#lambda(child, scope);
      else this.declarations(child, scope);
      if (child.name === 'FieldDeclarationList') this.fields(child);
    }
  }

  #function(node: SyntaxNode, definedIn: Scope): void {
    const body = node.getChild('CompoundStatement');
    const declarator = declaratorOf(node);
    const name = declarator && nameOfFunction(declarator, this.source);
    const parameters = declarator?.getChild('ParameterList');
    const isConstant = childrenOf(node).some((part) => ['constexpr', 'consteval'].includes(this.text(part)));
    if (!body || !name || isConstant || hasError(body, true)) return;
    const { parent } = node;
    const hasFields = parent?.name === 'FieldDeclarationList' && parent.getChild('FieldDeclaration') !== null;
    const isMethod = hasFields && !childrenOf(node).some((part) => this.text(part) === 'static');
    this.#body({ node, body, name, parameters: parameters ?? null, isMethod }, definedIn);
  }

  /** Traces a lambda with a name; others are mostly comparators, with many calls of little interest. */
  #lambda(node: SyntaxNode, scope: Scope): void {
    const body = node.getChild('CompoundStatement');
    const declarator = node.parent?.name === 'InitDeclarator' ? node.parent.firstChild : null;
    const captures = node.getChild('LambdaCaptureSpecifier');
    if (!body || declarator?.name !== 'Identifier' || !captures || hasError(body, true)) return;
    // A lambda that captures by value would copy the frames of the outer calls too.
    const isByReference = /^\[\s*&/.test(this.text(captures));
    const parameters = node.getChild('AbstractFunctionDeclarator')?.getChild('ParameterList') ?? null;
    const name = this.text(declarator);
    this.#body({ node, body, name, parameters, isMethod: false }, isByReference ? scope : new Scope(null, NOWHERE));
  }

  #body({ node, body, name, parameters, isMethod }: Traced, definedIn: Scope): void {
    const frame: FrameScope = {
      handle: `judge_f${++this.functions}`,
      definedIn: definedIn.frame.handle === '' ? null : definedIn,
      used: new Set(identifiersIn(body, this.source)),
      later: [],
    };
    const scope = new Scope(definedIn.frame.handle === '' ? null : definedIn, frame);
    for (const own of parameters ? declaredIn(parameters, this.source) : []) scope.add(own);
    if (isMethod) scope.add('*this');
    const traced = { node, body, name, parameters, isMethod };
    this.insertions.insert(body.from + 1, this.begin(traced, scope));
    this.#statements(body, scope);
    this.insertions.insert(body.to - 1, this.end(traced, scope));
  }

  #statements(block: SyntaxNode, scope: Scope): void {
    for (const statement of childrenOf(block)) if (STATEMENT.test(statement.name)) this.#statement(statement, scope);
  }

  #statement(node: SyntaxNode, scope: Scope): void {
    const { name } = node;
    if (!SILENT.has(name) && this.text(node) !== ';')
      this.insertions.insert(node.from, `${this.line(node.from, scope)};`);
    if (name === 'CompoundStatement') return this.#statements(node, new Scope(scope, scope.frame));
    if (name === 'CaseStatement') return this.#statements(node, new Scope(scope, scope.frame));
    if (name === 'IfStatement') return this.#if(node, scope);
    if (name === 'SwitchStatement') return this.#statements(node, new Scope(scope, scope.frame));
    if (LOOPS.has(name)) return this.#loop(node, scope);
    if (name === 'ReturnStatement') return this.#return(node, scope);
    this.declarations(node, scope);
    if (name === 'Declaration' || name === 'FunctionDefinition')
      for (const own of declaredIn(node, this.source)) scope.add(own);
  }

  /** A statement that may have no braces around it. */
  #inner(node: SyntaxNode, scope: Scope): void {
    if (node.name === 'CompoundStatement') return this.#statement(node, scope);
    this.insertions.insert(node.from, '{');
    this.#statement(node, new Scope(scope, scope.frame));
    this.insertions.insert(node.to, '}');
  }

  #if(node: SyntaxNode, outer: Scope): void {
    const scope = new Scope(outer, outer.frame);
    const condition = node.getChild('ConditionClause');
    if (condition) {
      this.declarations(condition, scope);
      for (const own of declaredIn(condition, this.source)) scope.add(own);
    }
    for (const body of childrenOf(node).filter((child) => STATEMENT.test(child.name))) {
      const inner =
        body.name === 'IfStatement' && body.prevSibling?.name === 'else' ? body.getChild('ConditionClause') : null;
      if (!inner) this.#inner(body, scope);
      else {
        if (!inner.getChild('Declaration')) this.insertions.insert(inner.from + 1, `${this.line(body.from, scope)},`);
        this.#if(body, scope);
      }
    }
  }

  #loop(node: SyntaxNode, outer: Scope): void {
    const scope = new Scope(outer, outer.frame);
    const children = childrenOf(node);
    const body = children.find((child, index) => STATEMENT.test(child.name) && children[index - 1]?.name !== '(');
    for (const head of children.filter((child) => child !== body)) this.declarations(head, scope);
    if (node.name === 'ForStatement') {
      const [declaration] = node.getChildren('Declaration');
      for (const own of declaration ? declaredIn(declaration, this.source) : []) scope.add(own);
    }
    const condition = conditionOf(node, children, this.source);
    if (condition) this.insertions.insert(condition.from, `${this.line(condition.from, scope)},`);
    if (node.name === 'ForRangeLoop') for (const own of rangeNames(node, this.source)) scope.add(own);
    if (body) this.#inner(body, scope);
  }

  #return(node: SyntaxNode, scope: Scope): void {
    const value = childrenOf(node).find(({ name }) => name !== 'return' && name !== ';') ?? null;
    if (value?.name === 'InitializerList') this.declarations(value, scope);
    this.leave(node, value?.name === 'InitializerList' ? null : value, scope);
  }
}
