import { type MarkupNode, parseMarkup } from '#shared/rules/markup.ts';
import { filledFields, type Rule } from './rule.ts';

/** The kinds of fields that readers see as they stand. */
const SHOWN = ['text', 'line', 'entries'];

/** What the reader shows as code: a star in it is no emphasis. */
const CODE = /`[^`\n]+`/g;

/** Headings, links and emphasis of Markdown; pointers, powers and the operators of the preprocessor are none. */
const MARKDOWN = /^#{3,} |\]\((?:https?:|\/)|(?<![\w*(])(\*\*?)[a-z](?:[\w ,.'-]*[\w.])?\1(?![\w*])/im;

export const TEXT_RULES: Rule[] = [
  {
    says: 'markup tags are closed in the order of opening',
    faultsIn: (content) =>
      filledFields(content, ...SHOWN)
        // The reader hides a tag without its partner, so what it has read differs.
        .map(({ place, value }) => ({ place, value, read: written(parseMarkup(value)) }))
        .filter(({ value, read }) => value !== read)
        .map(({ place, value, read }) => `${place}: …${value.slice(firstDifference(value, read)).slice(0, 40)}`),
  },
  {
    says: 'texts hold no Markdown, which would show as it stands',
    faultsIn: (content) =>
      filledFields(content, ...SHOWN).flatMap(({ place, value: text }) => {
        const value = text.replace(CODE, '');
        const found = MARKDOWN.exec(value);
        return found ? [`${place}: ${value.slice(Math.max(0, found.index - 10), found.index + 30)}`] : [];
      }),
  },
];

const written = (nodes: MarkupNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      if (node.tag === 'code') return `\`${written(node.children)}\``;
      return node.tag === 'br' ? '<br>' : `<${node.tag}>${written(node.children)}</${node.tag}>`;
    })
    .join('');

const firstDifference = (text: string, other: string) =>
  [...text].findIndex((character, at) => character !== other[at]);
