import { useRef } from 'react';
import type { TidyTree } from '#judge/trace/drawing/tidy-layout.ts';
import type { TreeNode } from '#judge/trace/drawing/tree-nodes.ts';
import { useKeptInView } from '../use-kept-in-view.ts';
import { nodeLook, SvgMarks, textLook } from './svg-marks.tsx';

const LEVEL = 66;
const RADIUS = 17;
const LETTER = 8.2;
const TOP = 22;

/** A tree with the variables at its nodes. It scrolls if it is too wide. */
export function TreeDrawing({ tree: { nodes, columns, levels }, label }: { tree: TidyTree<TreeNode>; label: string }) {
  const box = useRef<HTMLDivElement>(null);
  const marked = nodes.findLast(({ node }) => node.marks.length > 0)?.node.id;
  useKeptInView(box, marked);
  if (nodes.length === 0) return <p className="text-sm text-muted">empty</p>;
  const widths = nodes.map(({ node }) => Math.max(2 * RADIUS, textOf(node).length * LETTER + 12));
  const step = Math.max(...widths) + 12;
  const isMarkedBelow = nodes.some(({ y, node }) => y === levels - 1 && node.marks.length > 0);
  const [width, height] = [columns * step + 2 * MARGIN, (levels - 1) * LEVEL + 2 * TOP + (isMarkedBelow ? 20 : 0)];
  const at = ({ x, y }: { x: number; y: number }) => ({ x: MARGIN + (x + 0.5) * step, y: TOP + y * LEVEL });
  return (
    <div
      ref={box}
      tabIndex={0}
      role="region"
      aria-label={`Drawing of ${label}`}
      className="max-h-96 max-w-full overflow-auto"
    >
      <svg width={width} height={height} role="img" aria-label={descriptionOf(nodes)} className="block max-w-none">
        {nodes.map((placed) => {
          const parent = placed.parent === null ? undefined : nodes[placed.parent];
          const next = nodes.find(({ node }) => node.id === placed.node.next);
          return (
            <g key={`lines of ${placed.node.id} ${placed.parent}`}>
              {next && <Line from={at(placed)} to={at(next)} isDashed />}
              {parent && <Line from={at(parent)} to={at(placed)} />}
            </g>
          );
        })}
        {nodes.map((placed, number) => (
          <g key={`${placed.node.id} ${placed.parent}`} data-current={placed.node.id === marked ? '' : undefined}>
            <Node node={placed.node} width={widths[number] ?? 2 * RADIUS} {...at(placed)} />
          </g>
        ))}
      </svg>
    </div>
  );
}

/** The text in a node: its value, or in a trie the letter of its edge. */
const textOf = ({ text, edge }: TreeNode) => (text === '' ? (edge ?? '') : text);

type Point = { x: number; y: number };

const Line = ({ from, to, isDashed = false }: { from: Point; to: Point; isDashed?: boolean }) => (
  <line
    x1={from.x}
    y1={from.y}
    x2={to.x}
    y2={to.y}
    stroke={isDashed ? 'var(--accent-ink)' : 'var(--line-strong)'}
    strokeWidth={isDashed ? 1.5 : 2}
    strokeDasharray={isDashed ? '5 4' : undefined}
  />
);

function Node({ node, width, x, y }: { node: TreeNode; width: number } & Point) {
  const { marks, isChanged, isEnd, isAgain } = node;
  return (
    <>
      <rect
        x={x - width / 2}
        y={y - RADIUS}
        width={width}
        height={2 * RADIUS}
        rx={RADIUS}
        strokeDasharray={isAgain ? '4 3' : undefined}
        {...nodeLook(isChanged)}
      />
      {isEnd && (
        <rect
          x={x - width / 2 + 4}
          y={y - RADIUS + 4}
          width={width - 8}
          height={2 * RADIUS - 8}
          rx={RADIUS - 4}
          fill="none"
          stroke="var(--ink)"
          strokeWidth="1.5"
        />
      )}
      <text x={x} y={y + 5} textAnchor="middle" fontSize="13" className="font-mono" {...textLook(isChanged)}>
        {textOf(node)}
      </text>
      <SvgMarks names={marks} x={x} y={y + RADIUS + 14} />
    </>
  );
}

/** Space for the names of variables at the outermost nodes. */
const MARGIN = 24;

const MAX_SPOKEN = 40;

/** A text for screen readers: each node with its parent and the variables at it. */
function descriptionOf(nodes: TidyTree<TreeNode>['nodes']): string {
  const descriptions = nodes.slice(0, MAX_SPOKEN).map(({ node, parent }) => {
    const up = parent === null ? undefined : nodes[parent];
    const above = up ? `below ${textOf(up.node) || 'the root'}` : 'at the top';
    const marked = node.marks.length > 0 ? `, here ${node.marks.join(' and ')}` : '';
    return `${textOf(node)} ${above}${marked}`;
  });
  return `${descriptions.join('; ')}${nodes.length > MAX_SPOKEN ? `; and ${nodes.length - MAX_SPOKEN} more` : ''}`;
}
