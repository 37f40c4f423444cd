import { useId } from 'react';
import type { Graph } from '#judge/trace/drawing/graph-nodes.ts';
import { nodeLook, SvgMarks, textLook } from './svg-marks.tsx';

const RADIUS = 18;
const MARGIN = 44;

/** A graph, its nodes on a circle; an edge in one direction has an arrow. */
export function GraphDrawing({ graph: { nodes, edges }, label }: { graph: Graph; label: string }) {
  const arrow = useId();
  const ring = nodes.length < 2 ? 0 : Math.max(64, nodes.length * 13);
  const size = 2 * (ring + MARGIN);
  const at = (number: number) => ({
    x: size / 2 + (nodes[number]?.x ?? 0) * ring,
    y: size / 2 + (nodes[number]?.y ?? 0) * ring,
  });
  if (nodes.length === 0) return <p className="text-sm text-muted">empty</p>;
  const name = (number: number) => nodes[number]?.text ?? '';
  const description = edges
    .map(({ from, to, isTwoWay }) => `${name(from)} ${isTwoWay ? 'with' : 'to'} ${name(to)}`)
    .join('; ');
  return (
    <div
      tabIndex={0}
      role="region"
      aria-label={`Drawing of ${label}`}
      className="max-h-[28rem] max-w-full overflow-auto"
    >
      <svg
        width={size}
        height={size}
        role="img"
        aria-label={description === '' ? 'Nodes without edges' : description}
        className="block max-w-none"
      >
        <defs>
          <marker id={arrow} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
            <path d="M0 0 8 4 0 8z" fill="var(--muted)" />
          </marker>
        </defs>
        {edges.map(({ from, to, isTwoWay }) => {
          const [start, end] = [at(from), at(to)];
          const distance = Math.hypot(end.x - start.x, end.y - start.y) || 1;
          const [dx, dy] = [(end.x - start.x) / distance, (end.y - start.y) / distance];
          return from === to ? (
            <circle
              key={`${from} ${to}`}
              cx={start.x + (start.x < size / 2 ? -1 : 1) * (RADIUS + 6)}
              cy={start.y}
              r="10"
              fill="none"
              stroke="var(--muted)"
              strokeWidth="1.5"
            />
          ) : (
            <line
              key={`${from} ${to}`}
              x1={start.x + dx * RADIUS}
              y1={start.y + dy * RADIUS}
              x2={end.x - dx * (RADIUS + 2)}
              y2={end.y - dy * (RADIUS + 2)}
              stroke="var(--muted)"
              strokeWidth="1.5"
              markerEnd={isTwoWay ? undefined : `url(#${arrow})`}
            />
          );
        })}
        {nodes.map(({ id, text, marks, isChanged }, number) => {
          const { x, y } = at(number);
          const isHigh = y < size / 2;
          return (
            <g key={id}>
              <circle cx={x} cy={y} r={RADIUS} {...nodeLook(isChanged)} />
              <text x={x} y={y + 5} textAnchor="middle" fontSize="13" className="font-mono" {...textLook(isChanged)}>
                {text}
              </text>
              <SvgMarks names={marks} x={x} y={isHigh ? y - RADIUS - 6 : y + RADIUS + 14} isAbove={isHigh} />
            </g>
          );
        })}
      </svg>
    </div>
  );
}
