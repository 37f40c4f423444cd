type SvgMarksProps = { names: readonly string[]; x: number; y: number; isAbove?: boolean };

/** Names of variables below a node of a drawing, or above it, readable over lines. */
export const SvgMarks = ({ names, x, y, isAbove = false }: SvgMarksProps) =>
  names.length > 0 && (
    <text
      x={x}
      y={y}
      textAnchor="middle"
      fontSize="12"
      fontWeight="700"
      fill="var(--accent-ink)"
      stroke="var(--page)"
      strokeWidth="4"
      paintOrder="stroke"
      className="font-mono"
    >
      {isAbove ? '▼' : '▲'} {names.join(', ')}
    </text>
  );

/** The style of a node: a changed one has a colour and a thick border. */
export const nodeLook = (isChanged: boolean) =>
  isChanged
    ? { fill: 'var(--medium-wash)', stroke: 'var(--medium)', strokeWidth: 3 }
    : { fill: 'var(--surface)', stroke: 'var(--line-strong)', strokeWidth: 2 };
export const textLook = (isChanged: boolean) =>
  isChanged ? { fill: 'var(--medium)', fontWeight: 700 } : { fill: 'var(--ink)', fontWeight: 400 };
