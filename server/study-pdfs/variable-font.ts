import { create, type Font } from 'fontkit';
import { addOutline, LONG_OFFSETS, NO_OUTLINE, type Outline, type Subset } from './font-subset.ts';

/*
 * fontkit reads a variable font of the format WOFF2, but neither applies a weight to its outlines nor embeds it.
 */

type Point = { x: number; y: number; onCurve: boolean; endContour: boolean; copy(): Point };
type Decoded = { numberOfContours: number; points?: Point[] };

// fontkit's types declare only what its documentation names.
type Opened = {
  postscriptName: string;
  variationCoords: number[];
  _tables: Record<string, unknown>;
  /** All outlines of the font, once a glyph was asked for. */
  _transformedGlyphs: Decoded[];
  _variationProcessor: { transformPoints(id: number, points: Point[]): void };
  getGlyph(id: number, codePoints?: number[]): { advanceWidth: number };
  createSubset(): Subset;
};

/** Opens a font whose only axis is the weight, under a name of its own. */
export function openAtWeight(bytes: Buffer, weight: number, name: string): Font {
  const font = create(bytes) as unknown as Opened;
  // pdfkit takes fonts of one name for one font.
  Object.defineProperty(font, 'postscriptName', { value: `NotoSans-${name}` });
  font.variationCoords = [weight];
  // The format does without this table, but the subset's table gets its version.
  font._tables.loca = { version: LONG_OFFSETS, offsets: [] };

  const { getGlyph, createSubset } = font;
  // The width of a glyph does not depend on its box, and computing that would keep its outline in memory.
  font.getGlyph = (id, codePoints) => Object.assign(getGlyph.call(font, id, codePoints), { _getCBox: () => NO_BOX });
  font.getGlyph(0);
  font._transformedGlyphs = font._transformedGlyphs.map(({ numberOfContours, points = [] }, id) => {
    const unpacked = packed(points);
    return {
      numberOfContours,
      get points() {
        const weighted = unpacked();
        // Four more points, which would move with the advance; the widths come from a table of their own.
        font._variationProcessor.transformPoints(id, [...weighted, origin(), origin(), origin(), origin()]);
        return weighted;
      },
    };
  });
  font.createSubset = () => {
    const subset = createSubset.call(font);
    subset._addGlyph = (id) => {
      const { advanceWidth } = font.getGlyph(id);
      return addOutline(subset, { ...outlineOf(font._transformedGlyphs[id]?.points ?? []), advance: advanceWidth });
    };
    return subset;
  };
  return font as unknown as Font;
}

const NO_BOX = { minX: 0, minY: 0, maxX: 0, maxY: 0, width: 0, height: 0 };

const pointOf = (point: Omit<Point, 'copy'>): Point => ({ ...point, copy: () => pointOf(point) });
const origin = (): Point => pointOf({ x: 0, y: 0, onCurve: false, endContour: true });

const ON_CURVE = 1;
const END = 2;

/** Points as objects take ten times the memory. */
function packed(points: readonly Point[]): () => Point[] {
  const places = Int16Array.from(points.flatMap(({ x, y }) => [x, y]));
  const flags = Uint8Array.from(points, ({ onCurve, endContour }) => (onCurve ? ON_CURVE : 0) + (endContour ? END : 0));
  return () =>
    Array.from(flags, (flag, at) => {
      const [x = 0, y = 0] = places.subarray(2 * at);
      return pointOf({ x, y, onCurve: (flag & ON_CURVE) !== 0, endContour: (flag & END) !== 0 });
    });
}

function outlineOf(points: readonly Point[]): Outline {
  if (points.length === 0) return NO_OUTLINE;
  const xs = points.map(({ x }) => Math.round(x));
  const ys = points.map(({ y }) => Math.round(y));
  const ends = points.flatMap(({ endContour }, index) => (endContour ? [index] : []));
  const left = Math.min(...xs);
  const words = [ends.length, left, Math.min(...ys), Math.max(...xs), Math.max(...ys), ...ends];
  const noInstructions = 0;
  const bytes = Buffer.alloc(Math.ceil((2 * words.length + 2 + 5 * points.length) / 4) * 4);
  let at = 0;
  for (const word of [...words, noInstructions]) at = bytes.writeInt16BE(word, at);
  for (const { onCurve } of points) at = bytes.writeUInt8(onCurve ? ON_CURVE : 0, at);
  for (const axis of [xs, ys])
    for (const [index, value] of axis.entries()) at = bytes.writeInt16BE(value - (axis[index - 1] ?? 0), at);
  return { bytes, left };
}
