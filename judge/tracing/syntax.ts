import type { SyntaxNode } from '@lezer/common';

export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}

/** The name of a function; '' for destructors and operators, which are not traced. */
export function nameOfFunction(declarator: SyntaxNode, source: string): string {
  const name = declarator.firstChild;
  const isNamed = name && ['Identifier', 'FieldIdentifier', 'ScopedIdentifier'].includes(name.name);
  return isNamed ? source.slice(name.from, name.to) : '';
}

/**
 * The variables that a declaration or a parameter list declares, without pointers that have no value: reading what they
 * point at would crash.
 */
export function declaredIn(node: SyntaxNode, source: string): string[] {
  const isParameters = node.name === 'ParameterList';
  return childrenOf(node).flatMap((child) => {
    if (child.name === 'ParameterDeclaration' || child.name === 'OptionalParameterDeclaration')
      return declaredIn(child, source).slice(0, 1);
    if (child.name === 'Declaration') return declaredIn(child, source);
    if (child.name === 'Identifier') return [source.slice(child.from, child.to)];
    if (child.name === 'InitDeclarator') return declaredIn(child, source).slice(0, countOf(child));
    if (child.name === 'StructuredBindingDeclarator') return identifiersIn(child, source);
    if (child.name === 'FunctionDeclarator') return [];
    if (child.name === 'PointerDeclarator') return isParameters || hasValue(node) ? declaredIn(child, source) : [];
    return child.name.endsWith('Declarator') ? declaredIn(child, source).slice(0, countOf(child)) : [];
  });
}

/** The number of names in a declarator: its value may follow them. */
const countOf = (declarator: SyntaxNode): number => {
  const binding =
    declarator.getChild('StructuredBindingDeclarator') ??
    declarator.getChild('ReferenceDeclarator')?.getChild('StructuredBindingDeclarator');
  return binding ? binding.getChildren('Identifier').length : 1;
};

const hasValue = ({ name }: SyntaxNode) =>
  [
    'InitDeclarator',
    'ParameterDeclaration',
    'OptionalParameterDeclaration',
    'PointerDeclarator',
    'ReferenceDeclarator',
  ].includes(name);

export function identifiersIn(node: SyntaxNode, source: string): string[] {
  const names: string[] = [];
  node.cursor().iterate(({ name, from, to }) => {
    if (name === 'Identifier') names.push(source.slice(from, to));
  });
  return names;
}

/** Whether the parser did not understand a node itself or, if `isDeep`, any node inside it. */
export function hasError(node: SyntaxNode, isDeep: boolean): boolean {
  return childrenOf(node).some((child) => child.type.isError || (isDeep && hasError(child, true)));
}

export function declaratorOf(node: SyntaxNode): SyntaxNode | null {
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

export function fieldNames(node: SyntaxNode, source: string): string[] {
  return childrenOf(node).flatMap((child) => {
    if (child.name === 'FieldIdentifier') return [source.slice(child.from, child.to)];
    if (child.name === 'FunctionDeclarator' || child.name === 'BitfieldClause') return [];
    return child.name.endsWith('Declarator') ? fieldNames(child, source) : [];
  });
}

/** The condition of a loop if it is an expression; null if it is missing or declares something. */
export function conditionOf(node: SyntaxNode, children: SyntaxNode[], source: string): SyntaxNode | null {
  if (node.name === 'WhileStatement' || node.name === 'DoStatement') {
    const clause = node.getChild('ConditionClause') ?? node.getChild('ParenthesizedExpression');
    const inner = clause && !clause.getChild('Declaration') ? clause.firstChild?.nextSibling : null;
    return inner && inner.name !== ')' ? inner : null;
  }
  return node.name === 'ForStatement' ? betweenSemicolons(children, source) : null;
}

export const rangeNames = (node: SyntaxNode, source: string): string[] => {
  const declared = childrenOf(node).find(({ name }) => name === 'Identifier' || name.endsWith('Declarator'));
  return declared ? identifiersIn(declared, source) : [];
};

/** The second of the three parts in the parentheses of a `for`. The tree has no nodes for the semicolons. */
function betweenSemicolons(children: SyntaxNode[], source: string): SyntaxNode | null {
  const start = children.findIndex(({ name }) => name === '(');
  const parts = children.slice(
    start + 1,
    children.findIndex(({ name }) => name === ')'),
  );
  const declaration = parts.find(({ name }) => name === 'Declaration');
  const open = children[start]?.to ?? 0;
  const first = declaration ? declaration.to : semicolonAfter(open, parts, source) + 1;
  const second = semicolonAfter(first, parts, source);
  return parts.find(({ from, to }) => from >= first && to <= second) ?? null;
}

/** The index of the next semicolon that is outside of all parts. */
function semicolonAfter(start: number, parts: readonly SyntaxNode[], source: string): number {
  let index = source.indexOf(';', start);
  for (let part = around(parts, index); index >= 0 && part; part = around(parts, index))
    index = source.indexOf(';', part.to);
  return index;
}

const around = (parts: readonly SyntaxNode[], index: number) =>
  parts.find(({ from, to }) => from <= index && index < to);
