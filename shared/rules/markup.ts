/** The tags that texts may hold, lower case and without attributes. Everything else is plain text. */
const TAGS = ['h1', 'h2', 'br', 'bg', 'li', 'b', 'm'] as const;
/** What stands between backticks is code: no tag, and nothing in it is one. */
export type MarkupTag = Exclude<(typeof TAGS)[number], 'br'> | 'code';

export type MarkupLink = { tag: 'a'; to: string; children: MarkupNode[] };
/** The first row is its head. */
export type MarkupTable = { tag: 'table'; head: MarkupNode[][]; rows: MarkupNode[][][] };
export type MarkupNode = string | { tag: 'br' } | { tag: MarkupTag; children: MarkupNode[] } | MarkupLink | MarkupTable;

/** Lines between bars, of which the second is a rule: `|---|---|`. */
const TABLE = String.raw`^\|[^\n]*\|[ \t]*\n\|(?:[ \t]*:?-+:?[ \t]*\|)+[ \t]*$(?:\n\|[^\n]*\|[ \t]*$)*`;

const TOKEN = new RegExp(
  [
    `<(?<end>/?)(?<tag>${TAGS.join('|')})>`,
    '`(?<code>[^`\n]+)`',
    // To a page of the site.
    String.raw`\[(?<label>[^\[\]\n]+)\]\((?<to>/(?!/)[\w\-./?=&#%~+,:@]*)\)`,
    `(?<table>${TABLE})`,
  ].join('|'),
  'gm',
);

// Deeper nesting means nothing, and would overflow the stack of whoever walks the tree.
const MAX_DEPTH = 20;

type Open = { tag: MarkupTag; children: MarkupNode[] };

/**
 * Text with markup as a tree. An unbalanced known tag is hidden: what it opened stays as plain content.
 */
export function parseMarkup(text: string): MarkupNode[] {
  const root: MarkupNode[] = [];
  const open: Open[] = [];
  const current = () => open.at(-1)?.children ?? root;
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    if (match.index > end) current().push(text.slice(end, match.index));
    end = match.index + match[0].length;
    const { code, label, to, table, end: slash } = match.groups ?? {};
    if (code !== undefined) current().push({ tag: 'code', children: [code] });
    else if (to !== undefined) current().push({ tag: 'a', to, children: parseMarkup(label ?? '') });
    else if (table !== undefined) current().push(tableOf(table));
    else {
      const tag = match.groups?.tag as MarkupTag | 'br'; // the pattern has no other names
      if (tag === 'br') current().push({ tag });
      else if (slash === '') {
        if (open.length < MAX_DEPTH) open.push({ tag, children: [] });
      } else if (open.some((node) => node.tag === tag)) {
        while (open.at(-1)?.tag !== tag) unwrap(open, root);
        const closed = open.pop();
        if (closed) current().push(closed);
      }
    }
  }
  if (end < text.length) current().push(text.slice(end));
  while (open.length > 0) unwrap(open, root);
  return root;
}

function unwrap(open: Open[], root: MarkupNode[]) {
  const unclosed = open.pop();
  const parent = open.at(-1)?.children ?? root;
  for (const child of unclosed?.children ?? []) parent.push(child);
}

/** A bar in code, or after a backslash, belongs to its cell. */
const CELL = /((?:`[^`]*`|\\\||[^|])*)\|/g;

export const cellsOf = (row: string): string[] =>
  [...row.trim().slice(1).matchAll(CELL)].map(([, cell = '']) => cell.trim().replaceAll(String.raw`\|`, '|'));

function tableOf(source: string): MarkupTable {
  const [head = [], , ...rows] = source.split('\n').map((row) => cellsOf(row).map(parseMarkup));
  // Each row is as long as the head.
  return { tag: 'table', head, rows: rows.map((row) => head.map((_, at) => row[at] ?? [])) };
}

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

/** A row a line, each cell with what its column is about: 'Thread. Memory: shared. Cost: small.' */
const saidTable = ({ head, rows }: MarkupTable): string =>
  rows
    .map((row) =>
      row
        .map((cell, at) => [at === 0 ? '' : flatten(head[at] ?? []), flatten(cell)])
        .filter(([, cell]) => cell !== '')
        .map(([name = '', cell = '']) => `${name === '' ? '' : `${name}: `}${cell.replace(/\.$/, '')}.`)
        .join(' '),
    )
    .join('\n');

/** The text alone: tags are gone, and what a tag sets apart stands on a line of its own. */
export const plainText = (text: string): string =>
  flatten(parseMarkup(text))
    .replace(/\n{2,}/g, '\n\n')
    .trim();
