/** The tags that texts may contain, in lower case and without attributes. Everything else is plain text. */
const TAGS = ['h1', 'h2', 'br', 'bg', 'li', 'b', 'm'] as const;
/** Code is written between backticks, not as a tag; tags in it are plain text. */
export type MarkupTag = Exclude<(typeof TAGS)[number], 'br'> | 'code';

export type MarkupLink = { tag: 'a'; to: string; children: MarkupNode[] };
/** A table, whose first row is the head. */
export type MarkupTable = { tag: 'table'; head: MarkupNode[][]; rows: MarkupNode[][][] };
export type MarkupNode = string | { tag: 'br' } | { tag: MarkupTag; children: MarkupNode[] } | MarkupLink | MarkupTable;

/** Lines of cells between bars; the second line is a rule: `|---|---|`. */
const TABLE = String.raw`^\|[^\n]*\|[ \t]*\n\|(?:[ \t]*:?-+:?[ \t]*\|)+[ \t]*$(?:\n\|[^\n]*\|[ \t]*$)*`;

/** A link to a page of the site. */
const LINK = String.raw`\[([^\[\]\n]+)\]\((/(?!/)[\w\-./?=&#%~+,:@]*)\)`;

const TOKEN = new RegExp(`<(/?)(${TAGS.join('|')})>|\`([^\`\n]+)\`|${LINK}|(${TABLE})`, 'gm');

// Deeper tags are ignored, so that recursion over the tree does not overflow the stack.
const MAX_DEPTH = 20;

type Open = { tag: MarkupTag; children: MarkupNode[] };

/**
 * Parses text with markup into a tree. An unbalanced known tag is dropped, but not its content.
 */
export function parseMarkup(text: string): MarkupNode[] {
  const root: MarkupNode[] = [];
  const open: Open[] = [];
  const current = () => open.at(-1)?.children ?? root;
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    if (match.index > end) current().push(text.slice(end, match.index));
    const [matched, slash, tag, code, label = '', to, table] = match;
    end = match.index + matched.length;
    if (code !== undefined) current().push({ tag: 'code', children: [code] });
    else if (to !== undefined) current().push({ tag: 'a', to, children: parseMarkup(label) });
    else if (table !== undefined) current().push(tableOf(table));
    else if (tag === 'br') current().push({ tag });
    else if (slash === '') {
      // The pattern has no other tags.
      if (open.length < MAX_DEPTH) open.push({ tag: tag as MarkupTag, children: [] });
    } else if (open.some((node) => node.tag === tag)) {
      while (open.at(-1)?.tag !== tag) unwrap(open, root);
      const closed = open.pop();
      if (closed) current().push(closed);
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

/** A bar in code or after a backslash does not end a cell. */
const CELL = /((?:`[^`]*`|\\\||[^|])*)\|/g;

export const cellsOf = (row: string): string[] =>
  [...row.trim().slice(1).matchAll(CELL)].map(([, cell = '']) => cell.trim().replaceAll(String.raw`\|`, '|'));

function tableOf(source: string): MarkupTable {
  const [head = [], , ...rows] = source.split('\n').map((row) => cellsOf(row).map(parseMarkup));
  // Each row gets as many cells as the head.
  return { tag: 'table', head, rows: rows.map((row) => head.map((_, at) => row[at] ?? [])) };
}
