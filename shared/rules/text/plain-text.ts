import { type MarkupNode, type MarkupTable, parseMarkup } from './markup.ts';

const BLOCKS = new Set<string>(['h1', 'h2', 'bg', 'li', 'm']);

const flatten = (nodes: MarkupNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      if (node.tag === 'br') return '\n';
      if (node.tag === 'table') return `\n${tableText(node)}\n`;
      const inner = flatten(node.children);
      return BLOCKS.has(node.tag) ? `\n${inner}\n` : inner;
    })
    .join('');

/** A table as text, one line per row, with the head before each later cell: 'Thread. Memory: shared. Cost: small.' */
const tableText = ({ head, rows }: MarkupTable): string =>
  rows
    .map((row) =>
      row
        .map((cell, at) => [at === 0 ? '' : flatten(head[at] ?? []), flatten(cell)])
        .filter(([, cell]) => cell !== '')
        .map(([name = '', cell = '']) => `${name === '' ? '' : `${name}: `}${cell}${/[.?!]$/.test(cell) ? '' : '.'}`)
        .join(' '),
    )
    .join('\n');

/** The text without tags; each block is on its own line. */
export const plainText = (text: string): string =>
  flatten(parseMarkup(text))
    .replace(/\n{2,}/g, '\n\n')
    .trim();
