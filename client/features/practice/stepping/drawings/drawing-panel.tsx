import { DRAWING_KINDS, type Drawing, type DrawingKind, type Drawn } from '#judge/trace/drawing/drawing.ts';
import { CellRow } from './cell-row.tsx';
import { ChipRow } from './chip-row.tsx';
import { EntryTable } from './entry-table.tsx';
import { GraphDrawing } from './graph-drawing.tsx';
import { GridTable } from './grid-table.tsx';
import { LinkedRows } from './linked-rows.tsx';
import { StackColumn } from './stack-column.tsx';
import { TreeDrawing } from './tree-drawing.tsx';

type DrawingPanelProps = { drawn: Drawn; onChoose(kind: DrawingKind): void };

const NODES: Partial<Record<DrawingKind, string>> = { linked: 'Linked list', tree: 'Tree', graph: 'Graph' };

/** The drawing of a value, with its name and a selection of the kind of drawing. */
export function DrawingPanel({ drawn, onChoose }: DrawingPanelProps) {
  const { name, of, kinds, isChanged, drawing } = drawn;
  const [only] = kinds.length === 1 ? kinds : [];
  const nodesName = only ? NODES[only] : undefined;
  const label = nodesName ?? name;
  return (
    <section aria-label={label} className="min-w-0">
      <div className="mb-1 flex min-h-8 flex-wrap items-center gap-x-2 text-sm">
        <h3 className="min-w-0 wrap-anywhere">
          {nodesName ? (
            <span className="font-medium">{nodesName}</span>
          ) : (
            <code className="font-mono font-medium">{name}</code>
          )}
          {of !== null && <span className="font-normal text-muted"> of {of}</span>}
        </h3>
        {isChanged && (
          <span className="text-medium">
            <span aria-hidden>●</span> changed
          </span>
        )}
        {kinds.length > 1 && (
          <select
            aria-label={`How ${name} is drawn`}
            value={drawing.kind}
            onChange={({ target }) => {
              const kind = kinds.find((known) => known === target.value);
              if (kind) onChoose(kind);
            }}
            className="ml-auto min-h-8 rounded-md border border-line bg-surface px-1.5 text-muted"
          >
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {DRAWING_KINDS[kind]}
              </option>
            ))}
          </select>
        )}
      </div>
      <Drawing drawing={drawing} label={label} />
    </section>
  );
}

function Drawing({ drawing, label }: { drawing: Drawing; label: string }) {
  switch (drawing.kind) {
    case 'list':
      return <CellRow cells={drawing.cells} />;
    case 'queue':
    case 'deque':
      return <CellRow cells={drawing.cells} ends={['front', 'back']} />;
    case 'stack':
      return <StackColumn cells={drawing.cells} label={label} />;
    case 'heap':
      return (
        <div className="space-y-2">
          <TreeDrawing tree={drawing.tree} label={`${label} as a tree`} />
          <CellRow cells={drawing.cells} />
        </div>
      );
    case 'matrix':
      return <GridTable grid={drawing.grid} label={label} />;
    case 'map':
      return <EntryTable entries={drawing.entries} label={label} titles={['key', 'value']} />;
    case 'object':
      return <EntryTable entries={drawing.entries} label={label} titles={['field', 'value']} />;
    case 'set':
      return <ChipRow chips={drawing.chips} />;
    case 'graph':
      return <GraphDrawing graph={drawing.graph} label={label} />;
    case 'linked':
      return <LinkedRows chains={drawing.chains} />;
    case 'tree':
      return <TreeDrawing tree={drawing.tree} label={label} />;
    case 'text':
      return <p className="rounded-md bg-sunken px-3 py-2 font-mono text-sm wrap-anywhere">{drawing.text}</p>;
  }
}
