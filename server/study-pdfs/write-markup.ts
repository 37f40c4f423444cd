import { type MarkupNode, type MarkupTag, parseMarkup } from '#shared/rules/text/markup.ts';
import { BULLET, COLUMN, type Column, type Layout, type Span, type Style } from './column.ts';
import { writeTable } from './write-table.ts';
import { COLOURS, STYLES } from './styles.ts';

const PADDING = 8;
const BULLET_INDENT = 14;

/** Writes lines in a panel, with a little space at its top and bottom. */
export function writePanel(column: Column, layout: Layout, writeInside: (layout: Layout) => void) {
  const { indent = 0, inset = 0, grounds = [] } = layout;
  const ground = { x: indent, width: COLUMN.width - indent - inset, colour: COLOURS.panel };
  const inside = { ...layout, indent: indent + PADDING, inset: inset + PADDING, grounds: [...grounds, ground] };
  column.space(PADDING / 2, inside);
  writeInside(inside);
  column.space(PADDING / 2, { ...inside, keepsWithNext: false });
}

type Context = { style: Style; layout: Layout; isBold: boolean; isInCell?: true; isCode?: true };

/** Writes text with the site's markup as formatting. As on the page, line breaks are kept and blanks are collapsed. */
export function writeMarkup(
  column: Column,
  text: string,
  { layout = {}, isBold = false }: Partial<Pick<Context, 'layout' | 'isBold'>> = {},
) {
  let spans: Span[] = [];

  const flush = ({ style, layout }: Context) => {
    column.write(spans, style, layout);
    spans = [];
  };

  const block = (children: MarkupNode[], context: Context) => {
    walk(children, context);
    flush(context);
  };

  const blocks: Record<Exclude<MarkupTag, 'b' | 'code'>, (children: MarkupNode[], context: Context) => void> = {
    h1: (children, context) => writeHeading(children, { ...context, style: STYLES.h1 }),
    h2: (children, context) => writeHeading(children, { ...context, style: STYLES.h2 }),
    bg: (children, context) => {
      column.space(5, context.layout);
      writePanel(column, context.layout, (inside) => block(children, { ...context, layout: inside }));
      column.space(5, context.layout);
    },
    li: (children, context) => {
      column.space(2, context.layout);
      spans.push(BULLET);
      block(children, { ...context, layout: indented(context.layout, BULLET_INDENT) });
    },
    m: (children, context) => {
      column.space(10, context.layout);
      block(children, context);
    },
  };

  function writeHeading(children: MarkupNode[], { style, layout }: Context) {
    column.space(8, layout);
    block(children, { style, layout: { ...layout, keepsWithNext: true }, isBold: true });
    column.space(2, layout);
  }

  /** The spans of a table cell, in which block tags are ignored. */
  function inlineSpans(nodes: MarkupNode[], context: Context): Span[] {
    const outside = spans;
    spans = [];
    walk(nodes, { ...context, isInCell: true });
    const inside = spans;
    spans = outside;
    return inside;
  }

  function walk(nodes: MarkupNode[], context: Context) {
    for (const node of nodes) {
      const face = context.isCode ? 'mono' : context.isBold ? 'bold' : 'regular';
      if (typeof node === 'string') spans.push({ text: collapsed(node), face });
      else if (node.tag === 'br') spans.push({ text: '\n', face });
      else if (node.tag === 'b') walk(node.children, { ...context, isBold: true });
      else if (node.tag === 'code') walk(node.children, { ...context, isCode: true });
      else if (node.tag === 'a') walk(node.children, context);
      else if (context.isInCell && node.tag !== 'table') walk(node.children, context);
      else if (node.tag === 'table') {
        flush(context);
        const row = (cells: MarkupNode[][], isBold = context.isBold) =>
          cells.map((cell) => inlineSpans(cell, { ...context, isBold }));
        writeTable(column, [row(node.head, true), ...node.rows.map((cells) => row(cells))], context);
      } else {
        flush(context);
        blocks[node.tag](node.children, context);
      }
    }
  }

  block(parseMarkup(text), { style: STYLES.text, layout, isBold });
}

export const indented = (layout: Layout, by: number): Layout => ({ ...layout, indent: (layout.indent ?? 0) + by });

const collapsed = (text: string) => text.replace(/[ \t]+/g, ' ').replace(/ ?(\r\n|[\r\n]) ?/g, '\n');
