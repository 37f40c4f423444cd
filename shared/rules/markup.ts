/** The tags that texts may hold, lower case and without attributes. Everything else is plain text. */
const TAGS = ['h1', 'h2', 'br', 'bg', 'li', 'b', 'm'] as const;
/** What stands between backticks is code: no tag, and nothing in it is one. */
export type MarkupTag = Exclude<(typeof TAGS)[number], 'br'> | 'code';

export type MarkupNode = string | { tag: 'br' } | { tag: MarkupTag; children: MarkupNode[] };

const TAG = new RegExp(`<(/?)(${TAGS.join('|')})>|\`([^\`\n]+)\``, 'g');

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
  for (const match of text.matchAll(TAG)) {
    if (match.index > end) current().push(text.slice(end, match.index));
    end = match.index + match[0].length;
    if (match[3] !== undefined) {
      current().push({ tag: 'code', children: [match[3]] });
      continue;
    }
    const tag = match[2] as MarkupTag | 'br'; // the pattern has no other names
    if (tag === 'br') current().push({ tag });
    else if (match[1] === '') {
      if (open.length < MAX_DEPTH) open.push({ tag, children: [] });
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

const BLOCKS = new Set<string>(['h1', 'h2', 'bg', 'li', 'm']);

/** The text alone: tags are gone, and what a tag sets apart stands on a line of its own. */
export function plainText(text: string): string {
  const flatten = (nodes: MarkupNode[]): string =>
    nodes
      .map((node) => {
        if (typeof node === 'string') return node;
        if (node.tag === 'br') return '\n';
        const inner = flatten(node.children);
        return BLOCKS.has(node.tag) ? `\n${inner}\n` : inner;
      })
      .join('');
  return flatten(parseMarkup(text))
    .replace(/\n{2,}/g, '\n\n')
    .trim();
}
