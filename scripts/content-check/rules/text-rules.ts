import { cellsOf, type MarkupNode, parseMarkup } from '#shared/rules/text/markup.ts';
import { filledFields, type Rule } from './rule.ts';

/** The kinds of fields whose texts readers see. */
const SHOWN = ['text', 'line', 'entries', 'sources'];

/** Inline code, in which a star is not emphasis. */
const CODE = /`[^`\n]+`/g;

/** Markdown headings, links and emphasis, but not pointers, powers or preprocessor operators. */
const MARKDOWN = /^#{3,} |\]\(https?:|(?<![\w*(])(\*\*?)[a-z](?:[\w ,.'-]*[\w.])?\1(?![\w*])/im;

export const TEXT_RULES: Rule[] = [
  {
    says: 'markup tags are closed in the order of opening',
    faultsIn: (content) =>
      filledFields(content, ...SHOWN)
        // The parser drops an unmatched tag, so its result differs from the text.
        .map(({ place, value }) => ({ place, value: unpadded(value), read: written(parseMarkup(value)) }))
        .filter(({ value, read }) => value !== read)
        .map(({ place, value, read }) => `${place}: …${value.slice(firstDifference(value, read)).slice(0, 40)}`),
  },
  {
    says: 'texts hold no Markdown, which would show as it stands',
    faultsIn: (content) =>
      filledFields(content, ...SHOWN).flatMap(({ place, value: text }) => {
        const value = text.replace(CODE, '');
        const match = MARKDOWN.exec(value);
        return match ? [`${place}: ${value.slice(Math.max(0, match.index - 10), match.index + 30)}`] : [];
      }),
  },
];

const written = (nodes: MarkupNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      if (node.tag === 'br') return '<br>';
      if (node.tag === 'code') return `\`${written(node.children)}\``;
      if (node.tag === 'a') return `[${written(node.children)}](${node.to})`;
      if (node.tag === 'table') return [node.head, ...node.rows].map((row) => rowOf(row.map(written))).join('\n');
      return `<${node.tag}>${written(node.children)}</${node.tag}>`;
    })
    .join('');

const rowOf = (cells: string[]) => `|${cells.join('|')}|`;

/** The text with tables as they are parsed: without the delimiter row and the padding of cells. */
const unpadded = (text: string): string =>
  text.replace(/^\|(?:[ \t]*:?-+:?[ \t]*\|)+[ \t]*\n/gm, '').replace(/^\|.*\|[ \t]*$/gm, (row) => rowOf(cellsOf(row)));

const firstDifference = (text: string, other: string) =>
  [...text].findIndex((character, at) => character !== other[at]);
