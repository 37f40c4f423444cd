import { Fragment, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { lazyPart } from '#client/components/lazy-part.tsx';
import { type MarkupNode, type MarkupTag, parseMarkup } from '#shared/rules/text/markup.ts';

/** Loaded lazily, as few texts have a table. */
const MarkupTable = lazyPart(async () => (await import('./markup-table.tsx')).MarkupTable);

const INLINE = ['br', 'b', 'code', 'a'];
const isBlock = (node: MarkupNode | undefined) => typeof node === 'object' && !INLINE.includes(node.tag);

/** The element of a second-level heading. If a text has no first-level heading, no level is skipped. */
type SubHeading = 'h3' | 'h4';

const ELEMENTS: Record<MarkupTag, (children: ReactNode, SubHeading: SubHeading) => ReactNode> = {
  h1: (children) => <h3 className="mt-5 mb-2 text-xl first:mt-0">{children}</h3>,
  h2: (children, SubHeading) => (
    <SubHeading className="mt-4 mb-1.5 text-lg font-semibold first:mt-0">{children}</SubHeading>
  ),
  bg: (children) => (
    <div className="my-3 overflow-x-auto rounded-md border border-line bg-sunken px-4 py-3 first:mt-0 last:mb-0">
      {children}
    </div>
  ),
  li: (children) => <li className="my-1 pl-1">{children}</li>,
  b: (children) => <b className="font-semibold">{children}</b>,
  code: (children) => (
    <code className="rounded-sm bg-sunken px-1 py-0.5 font-mono text-[0.9em] wrap-anywhere">{children}</code>
  ),
  m: (children) => <div className="mt-4">{children}</div>,
};

/**
 * Text with the site's seven markup tags, code, tables and links to its own pages. All other text is shown as
 * written; line breaks are kept. Consecutive bullets become one list.
 */
export function MarkupText({ text, className = '' }: { text: string; className?: string }) {
  const nodes = parseMarkup(text);
  const hasHeading = nodes.some((node) => typeof node === 'object' && node.tag === 'h1');
  return (
    <div className={`whitespace-pre-line wrap-anywhere ${className}`}>{render(nodes, hasHeading ? 'h4' : 'h3')}</div>
  );
}

function render(nodes: MarkupNode[], subHeading: SubHeading): ReactNode {
  const parts: ReactNode[] = [];
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index];
    if (node === undefined) continue;
    if (isBullet(node)) {
      const bullets: ReactNode[] = [];
      // White space between bullets only separates them in the source.
      for (; isBullet(nodes[index]) || (isBlank(nodes[index]) && isBullet(nodes[index + 1])); index++) {
        const bullet = nodes[index];
        if (bullet !== undefined && !isBlank(bullet))
          bullets.push(<Fragment key={index}>{renderNode(bullet, subHeading)}</Fragment>);
      }
      index--;
      parts.push(
        <ul key={index} className="my-2 list-disc pl-5 whitespace-normal first:mt-0 last:mb-0">
          {bullets}
        </ul>,
      );
      continue;
    }
    const besideBlock = typeof node === 'string' ? trimBesideBlocks(node, nodes[index - 1], nodes[index + 1]) : node;
    if (besideBlock !== '') parts.push(<Fragment key={index}>{renderNode(besideBlock, subHeading)}</Fragment>);
  }
  return parts;
}

const isBullet = (node: MarkupNode | undefined) => typeof node === 'object' && node.tag === 'li';
const isBlank = (node: MarkupNode | undefined) => typeof node === 'string' && node.trim() === '';

// A block has its own margins, so the line breaks around it in the source are removed.
function trimBesideBlocks(text: string, before: MarkupNode | undefined, after: MarkupNode | undefined): string {
  const start = isBlock(before) ? text.replace(/^\s*\n/, '').replace(/^\n+/, '') : text;
  return isBlock(after) ? start.replace(/\n\s*$/, '') : start;
}

function renderNode(node: MarkupNode, subHeading: SubHeading): ReactNode {
  if (typeof node === 'string') return node;
  if (node.tag === 'br') return <br />;
  if (node.tag === 'table') {
    return (
      <Suspense>
        <MarkupTable head={node.head.map(cell)} rows={node.rows.map((row) => row.map(cell))} />
      </Suspense>
    );
  }
  if (node.tag === 'a') {
    return (
      <Link to={node.to} className="text-accent-ink underline underline-offset-4">
        {render(node.children, subHeading)}
      </Link>
    );
  }
  return ELEMENTS[node.tag](render(node.children, subHeading), subHeading);
}

const cell = (nodes: MarkupNode[]) => render(nodes, 'h4');
