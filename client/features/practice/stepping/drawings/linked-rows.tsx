import { classNames } from '#client/lib/class-names.ts';
import type { Chain, ChainEnd, LinkedNode } from '#judge/trace/drawing/linked-nodes.ts';
import { CHANGED, UNCHANGED } from './changed-look.ts';
import { Changed } from './more.tsx';

/** Linked lists, a row for each; a long one wraps. */
export const LinkedRows = ({ chains }: { chains: readonly Chain[] }) => (
  <ul className="space-y-2">
    {chains.map(({ nodes, end }) => (
      <li key={nodes[0]?.id}>
        <ol className="flex flex-wrap gap-y-2">
          {nodes.map((node) => (
            <NodeBox key={node.id} node={node} />
          ))}
          <li className="flex h-9 items-center text-sm">
            <End end={end} />
          </li>
        </ol>
      </li>
    ))}
  </ul>
);

const NodeBox = ({ node: { text, marks, isChanged, isTwoWay, links } }: { node: LinkedNode }) => (
  <li className="flex">
    <span className="flex flex-col items-center">
      <span
        className={classNames(
          'flex h-9 min-w-10 items-center justify-center rounded-md border-2 px-2 font-mono text-sm',
          isChanged ? CHANGED : UNCHANGED,
        )}
      >
        {text}
        <Changed is={isChanged} />
      </span>
      {marks.length > 0 && (
        <span className="flex flex-col items-center font-mono text-xs leading-4 font-bold text-accent-ink">
          <span aria-hidden>▲</span>
          {marks.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </span>
      )}
      {links.map((link) => (
        <span key={link} className="font-mono text-xs text-muted">
          {link}
        </span>
      ))}
    </span>
    <span className="flex h-9 items-center px-1.5 text-lg text-muted">
      <span aria-hidden>{isTwoWay ? '⇄' : '→'}</span>
      <span className="sr-only">{isTwoWay ? ' linked both ways with ' : ' leads to '}</span>
    </span>
  </li>
);

const End = ({ end }: { end: ChainEnd }) =>
  end.kind === 'none' ? (
    <span className="text-muted">null</span>
  ) : (
    <span className="rounded-md border-2 border-dashed border-accent px-2 py-1 text-accent-ink">
      {end.kind === 'back' ? '↩ back to' : '↗ joins'} <span className="font-mono">{end.to}</span>
    </span>
  );
