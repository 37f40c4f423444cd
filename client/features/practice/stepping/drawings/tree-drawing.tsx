import { useRef } from 'react';
import type { TidyTree } from '#shared/judge/trace/drawing/tidy-layout.ts';
import type { TreeNode } from '#shared/judge/trace/drawing/tree-nodes.ts';
import { useKeptInView } from '../use-kept-in-view.ts';
import { nodeLook, SvgMarks, textLook } from './svg-marks.tsx';

const LEVEL = 66;
const RADIUS = 17;
const LETTER = 8.2;
const TOP = 22;

/** A tree with the variables at its nodes. What is too wide scrolls. */
export function TreeDrawing({ tree: { nodes, columns, levels }, label }: { tree: TidyTree<TreeNode>; label: string }) {
  const box = useRef<HTMLDivElement>(null);
  const marked = nodes.findLast(({ of }) => of.marks.length > 0)?.of.id;
  useKeptInView(box, marked);
  if (nodes.length === 0) return <p className="text-sm text-muted">empty</p>;
  const widths = nodes.map(({ of }) => Math.max(2 * RADIUS, of.text.length * LETTER + 12));
  const step = Math.max(...widths) + 12;
  const [width, height] = [columns * step + 2 * MARGIN, (levels - 1) * LEVEL + TOP + 44];
  const at = (node: { x: number; y: number }) => ({ x: MARGIN + (node.x + 0.5) * step, y: TOP + node.y * LEVEL });
  return (
    <div
      ref={box}
      tabIndex={0}
      role="region"
      aria-label={`Drawing of ${label}`}
      className="max-h-96 max-w-full overflow-auto"
    >
      <svg width={width} height={height} role="img" aria-label={spoken(nodes)} className="block max-w-none">
        {nodes.map((node) => {
          const parent = node.parent === null ? undefined : nodes[node.parent];
          if (!parent) return null;
          const [from, to] = [at(parent), at(node)];
          return (
            <g key={`edge ${node.of.id} ${node.parent}`}>
              <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} stroke="var(--line-strong)" strokeWidth="2" />
              {node.of.edge !== null && (
                <text
                  x={(from.x + 2 * to.x) / 3 + 7}
                  y={(from.y + to.y) / 2 + 4}
                  fontSize="13"
                  fontWeight="600"
                  fill="var(--ink)"
                  stroke="var(--surface)"
                  strokeWidth="4"
                  paintOrder="stroke"
                  className="font-mono"
                >
                  {node.of.edge}
                </text>
              )}
            </g>
          );
        })}
        {nodes.map((node, number) => {
          const { id, text, marks, isChanged, isEnd, isAgain } = node.of;
          const { x, y } = at(node);
          const wide = widths[number] ?? 2 * RADIUS;
          return (
            <g key={`${id} ${node.parent}`} data-current={id === marked ? '' : undefined}>
              <rect
                x={x - wide / 2}
                y={y - RADIUS}
                width={wide}
                height={2 * RADIUS}
                rx={RADIUS}
                strokeDasharray={isAgain ? '4 3' : undefined}
                {...nodeLook(isChanged)}
              />
              {isEnd && (
                <rect
                  x={x - wide / 2 + 4}
                  y={y - RADIUS + 4}
                  width={wide - 8}
                  height={2 * RADIUS - 8}
                  rx={RADIUS - 4}
                  fill="none"
                  stroke="var(--ink)"
                  strokeWidth="1.5"
                />
              )}
              <text x={x} y={y + 5} textAnchor="middle" fontSize="13" className="font-mono" {...textLook(isChanged)}>
                {text}
              </text>
              <SvgMarks names={marks} x={x} y={y + RADIUS + 14} />
            </g>
          );
        })}
      </svg>
    </div>
  );
}

/** Room for the names of variables at the outermost nodes. */
const MARGIN = 24;

const MOST_SPOKEN = 40;

/** The tree in words: each node below which other, and the variables at it. */
function spoken(nodes: TidyTree<TreeNode>['nodes']): string {
  const told = nodes.slice(0, MOST_SPOKEN).map(({ of: { text, edge, marks }, parent }) => {
    const above = parent === null ? 'at the top' : `below ${nodes[parent]?.of.text ?? ''}`;
    const marked = marks.length > 0 ? `, here ${marks.join(' and ')}` : '';
    return `${edge ?? text} ${above}${marked}`;
  });
  return `${told.join('; ')}${nodes.length > MOST_SPOKEN ? `; and ${nodes.length - MOST_SPOKEN} more` : ''}`;
}
