import type { SyntaxNode } from '@lezer/common';

export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}

/** The name of a function, '' for those that are not traced: destructors and operators. */
export function nameOfFunction(declarator: SyntaxNode, source: string): string {
  const name = declarator.firstChild;
  const isNamed = name && ['Identifier', 'FieldIdentifier', 'ScopedIdentifier'].includes(name.name);
  return isNamed ? source.slice(name.from, name.to) : '';
}

/**
 * The variables that a declaration or a list of parameters declares and that can be looked at: a pointer without a
 * value leads anywhere.
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
    if (child.name === 'PointerDeclarator') return isParameters || isGiven(node) ? declaredIn(child, source) : [];
    return child.name.endsWith('Declarator') ? declaredIn(child, source).slice(0, countOf(child)) : [];
  });
}

/** Behind the names of a declarator its value may stand. */
const countOf = (declarator: SyntaxNode): number => {
  const binding =
    declarator.getChild('StructuredBindingDeclarator') ??
    declarator.getChild('ReferenceDeclarator')?.getChild('StructuredBindingDeclarator');
  return binding ? binding.getChildren('Identifier').length : 1;
};

const isGiven = ({ name }: SyntaxNode) =>
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

/** Whether the parser did not understand a part; within classes it may have been a method, which is looked at by itself. */
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

/** The condition of a loop as an expression; none where it declares something. */
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

/** The second of the three parts in the parentheses of a `for`: the tree has no nodes for what stands between them. */
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

/** The next semicolon that stands in no part. */
function semicolonAfter(start: number, parts: readonly SyntaxNode[], source: string): number {
  let place = source.indexOf(';', start);
  for (let part = around(parts, place); place >= 0 && part; part = around(parts, place))
    place = source.indexOf(';', part.to);
  return place;
}

const around = (parts: readonly SyntaxNode[], place: number) =>
  parts.find(({ from, to }) => from <= place && place < to);
