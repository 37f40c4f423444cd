import { useRef } from 'react';
import type { CallNode } from '#judge/trace/drawing/call-tree.ts';
import type { TidyTree } from '#judge/trace/drawing/tidy-layout.ts';
import { plural } from '#shared/rules/text/plural.ts';
import { useKeptInView } from '../use-kept-in-view.ts';

const LEVEL = 74;
const BOX = 42;
const LETTER = 7.6;
const TOP = 4;

/** The calls of a recursion as a growing tree. The current call has a thick border, returned ones have their result. */
export function CallTree({ tree }: { tree: TidyTree<CallNode> & { hiddenCount: number } }) {
  const { nodes, columns, levels, hiddenCount } = tree;
  const box = useRef<HTMLDivElement>(null);
  const current = nodes.find(({ node }) => node.state === 'current')?.node.id;
  useKeptInView(box, current);
  if (nodes.length === 0) return null;
  const longest = Math.max(...nodes.map(({ node }) => Math.max(node.text.length, (node.result ?? '').length + 2)));
  const wide = Math.max(48, longest * LETTER + 14);
  const step = wide + 10;
  const at = ({ x, y }: { x: number; y: number }) => ({ x: 4 + x * step + wide / 2, y: TOP + y * LEVEL });
  return (
    <section aria-label="Tree of calls" className="min-w-0">
      <h3 className="mb-1 text-sm font-medium">Tree of calls</h3>
      <div
        ref={box}
        tabIndex={0}
        role="region"
        aria-label="Drawing of the calls"
        className="max-h-80 max-w-full overflow-auto"
      >
        <svg
          width={columns * step + 8}
          height={levels * LEVEL + TOP}
          role="img"
          aria-label={descriptionOf(nodes)}
          className="block max-w-none font-mono"
        >
          {nodes.map((placed) => {
            const parent = placed.parent === null ? undefined : nodes[placed.parent];
            if (!parent) return null;
            const [from, to] = [at(parent), at(placed)];
            return (
              <line
                key={placed.node.id}
                x1={from.x}
                y1={from.y + BOX}
                x2={to.x}
                y2={to.y}
                stroke="var(--line-strong)"
                strokeWidth="2"
              />
            );
          })}
          {nodes.map((placed) => {
            const { id, text, result, state, folded } = placed.node;
            const { x, y } = at(placed);
            const isCurrent = state === 'current';
            return (
              <g key={id} data-current={isCurrent ? '' : undefined}>
                <rect
                  x={x - wide / 2}
                  y={y}
                  width={wide}
                  height={BOX}
                  rx="8"
                  fill={isCurrent ? 'var(--accent-wash)' : state === 'open' ? 'var(--surface)' : 'var(--sunken)'}
                  stroke={isCurrent ? 'var(--accent)' : state === 'open' ? 'var(--ink)' : 'var(--line-strong)'}
                  strokeWidth={isCurrent ? 3 : 1.5}
                />
                <text
                  x={x}
                  y={y + 17}
                  textAnchor="middle"
                  fontSize="12"
                  fill="var(--ink)"
                  fontWeight={isCurrent ? 700 : 400}
                >
                  {text}
                </text>
                <text
                  x={x}
                  y={y + 34}
                  textAnchor="middle"
                  fontSize="12"
                  fontWeight={result === null ? 400 : 700}
                  fill={result === null ? 'var(--muted)' : 'var(--easy)'}
                >
                  {result === null ? (state === 'ended' ? 'ended' : isCurrent ? 'runs' : 'waits') : `= ${result}`}
                </text>
                {folded > 0 && (
                  <text
                    x={x}
                    y={y + BOX + 14}
                    textAnchor="middle"
                    fontSize="12"
                    fill="var(--muted)"
                    stroke="var(--page)"
                    strokeWidth="4"
                    paintOrder="stroke"
                  >
                    +{folded} more
                  </text>
                )}
              </g>
            );
          })}
        </svg>
      </div>
      {hiddenCount > 0 && (
        <p className="mt-1 text-sm text-muted">{`${hiddenCount.toLocaleString('en-US')} more ${plural(hiddenCount, 'call')} not drawn`}</p>
      )}
    </section>
  );
}

/** A text for screen readers: the current call, and the result of the latest one. */
function descriptionOf(nodes: TidyTree<CallNode>['nodes']): string {
  const path: string[] = [];
  let at = nodes.find(({ node }) => node.state === 'current');
  while (at) {
    path.unshift(at.node.text);
    at = at.parent === null ? undefined : nodes[at.parent];
  }
  return `${nodes.length} calls so far. Open now: ${path.length === 0 ? 'none' : path.join(', ')}`;
}
