/** A piece of a line with the class of its colour. */
export type Span = { text: string; className: string };

type Node = { type: string; value?: string; properties?: { className?: unknown }; children?: Node[] };

/**
 * Each line of a highlighted program as spans, so that a line can be marked.
 * @param tree from client/lib/highlight.ts
 */
export function programLines(tree: readonly unknown[]): Span[][] {
  const lines: Span[][] = [[]];
  const add = (nodes: readonly Node[], classes: string) => {
    for (const node of nodes) {
      const own = Array.isArray(node.properties?.className) ? node.properties.className.join(' ') : '';
      if (node.type !== 'text') add(node.children ?? [], own || classes);
      else
        for (const [place, text] of (node.value ?? '').split('\n').entries()) {
          if (place > 0) lines.push([]);
          if (text !== '') lines.at(-1)?.push({ text, className: classes });
        }
    }
  };
  add(tree as Node[], ''); // hast: elements and texts
  return lines;
}

export const plainLines = (source: string): Span[][] => source.split('\n').map((text) => [{ text, className: '' }]);
