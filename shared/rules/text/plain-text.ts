import { type MarkupNode, type MarkupTable, parseMarkup } from './markup.ts';

const BLOCKS = new Set<string>(['h1', 'h2', 'bg', 'li', 'm']);

const flatten = (nodes: MarkupNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      if (node.tag === 'br') return '\n';
      if (node.tag === 'table') return `\n${saidTable(node)}\n`;
      const inner = flatten(node.children);
      return BLOCKS.has(node.tag) ? `\n${inner}\n` : inner;
    })
    .join('');

/** A table as text: a line per row, cells after the first with their head: 'Thread. Memory: shared. Cost: small.' */
const saidTable = ({ head, rows }: MarkupTable): string =>
  rows
    .map((row) =>
      row
        .map((cell, at) => [at === 0 ? '' : flatten(head[at] ?? []), flatten(cell)])
        .filter(([, cell]) => cell !== '')
        .map(([name = '', cell = '']) => `${name === '' ? '' : `${name}: `}${cell}${/[.?!]$/.test(cell) ? '' : '.'}`)
        .join(' '),
    )
    .join('\n');

/** The text without tags; block content gets a line of its own. */
export const plainText = (text: string): string =>
  flatten(parseMarkup(text))
    .replace(/\n{2,}/g, '\n\n')
    .trim();
