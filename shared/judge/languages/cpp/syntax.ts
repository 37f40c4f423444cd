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
