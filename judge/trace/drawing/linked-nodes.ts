import { nodeText, type ValueFormat } from './short-value.ts';
import { fieldOf, idOf, plainName } from './traced-values.ts';
import type { NodesInSight } from './nodes-in-sight.ts';

export type LinkedNode = {
  id: string;
  text: string;
  marks: readonly string[];
  isChanged: boolean;
  /** Whether the next node links back to this one. */
  isTwoWay: boolean;
  /** Other links, written out: `random → 3`. */
  links: readonly string[];
};
/** Where the last node of a row links to: nowhere, or a node of this row or of a row above. */
export type ChainEnd = { kind: 'none' } | { kind: 'back' | 'joins'; to: string; id: string };
export type Chain = { nodes: readonly LinkedNode[]; end: ChainEnd };

/** Linked lists as rows of nodes; each row starts at a node that no other node links to. */
export function chainsOf({ ids, marks, changed }: NodesInSight, format: ValueFormat): Chain[] {
  const { objects } = format;
  const linkOf = (id: string, field: string) => {
    const object = objects[id];
    return object ? idOf(fieldOf(object, field)?.value) : null;
  };
  const text = (id: string) => nodeText(objects[id], format);
  const linkedTo = new Set(ids.flatMap((id) => linkOf(id, 'next') ?? []));
  const drawn = new Set<string>();
  const chains: Chain[] = [];
  // A cycle has no first node: it starts at the first node found.
  for (const start of [...ids.filter((id) => !linkedTo.has(id)), ...ids]) {
    if (drawn.has(start)) continue;
    const nodes: LinkedNode[] = [];
    let before: string | null = null;
    let id: string | null = start;
    while (id !== null && !drawn.has(id) && objects[id]) {
      const next = linkOf(id, 'next');
      drawn.add(id);
      nodes.push({
        id,
        text: text(id),
        marks: marks.get(id) ?? [],
        isChanged: changed.has(id),
        isTwoWay: next !== null && linkOf(next, 'prev') === id,
        links: otherLinks(id, before, format),
      });
      before = id;
      id = next;
    }
    const target = id;
    const isBack = nodes.some((node) => node.id === target);
    const end: ChainEnd =
      target === null ? { kind: 'none' } : { kind: isBack ? 'back' : 'joins', to: text(target), id: target };
    chains.push({ nodes, end });
  }
  return chains;
}

/** All links except `next`, and except `prev` if it links to the node before. */
function otherLinks(id: string, before: string | null, format: ValueFormat): string[] {
  const { objects } = format;
  return Object.entries(objects[id]?.fields ?? {}).flatMap(([name, value]) => {
    const target = idOf(value);
    const plain = plainName(name);
    if (target === null || plain === 'next' || (plain === 'prev' && target === before)) return [];
    return [`${plain} → ${nodeText(objects[target], format)}`];
  });
}
