import { create, type Font } from 'fontkit';
import { addOutline, NO_OUTLINE, type Outline, type Subset } from './font-subset.ts';
import { syllablesOf } from './scripts.ts';

/*
 * Shaping reorders and joins the glyphs of a syllable, so that text copied from a PDF would have its characters in
 * another order. Here each syllable becomes one glyph, which stands for its characters as they were written.
 */

type Box = { minX: number; minY: number; maxX: number; maxY: number };
type Path = { commands: unknown[]; bbox: Box; translate(x: number, y: number): Path; toSVG(): string };
type Component = { id: number; x: number; y: number; path: Path };
type Syllable = {
  id: number;
  advanceWidth: number;
  codePoints: number[];
  components: Component[];
  path: Pick<Path, 'toSVG'>;
};

// fontkit's types declare only what its documentation names.
type Shaped = {
  glyphs: { id: number; path: Path }[];
  positions: { xAdvance: number; xOffset: number; yOffset: number }[];
};
type Opened = {
  stream: { pos: number };
  _getTableStream(tag: string): { pos: number };
  maxp: { numGlyphs: number } & Record<(typeof COMPOSITE_LIMITS)[number], number>;
  layout(text: string): Shaped;
  createSubset(): Subset & { includeGlyph(id: number): number };
};

/** What the font says of its largest composite glyphs: those of syllables are larger. */
const COMPOSITE_LIMITS = [
  'maxComponentPoints',
  'maxComponentContours',
  'maxComponentElements',
  'maxComponentDepth',
] as const;

export function openBySyllables(bytes: Buffer): Font {
  const font = create(bytes) as unknown as Opened;
  inflateOnce(font);
  const { layout, createSubset, maxp } = font;
  const first = maxp.numGlyphs;
  const syllables: Syllable[] = [];
  const known = new Map<string, Syllable>();

  function syllableOf(text: string): Syllable {
    const existing = known.get(text);
    if (existing) return existing;
    const { glyphs, positions } = layout.call(font, text);
    let advanceWidth = 0;
    const components = glyphs.flatMap(({ id, path }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const [x, y] = [Math.round(advanceWidth + xOffset), Math.round(yOffset)];
      advanceWidth += xAdvance;
      return path.commands.length > 0 ? [{ id, x, y, path: path.translate(x, y) }] : [];
    });
    const syllable = {
      id: first + syllables.length,
      advanceWidth,
      codePoints: Array.from(text, (char) => char.codePointAt(0) ?? 0),
      components,
      path: { toSVG: () => components.map(({ path }) => path.toSVG()).join('') },
    };
    syllables.push(syllable);
    known.set(text, syllable);
    return syllable;
  }

  const byText = (text: string) => {
    const glyphs = syllablesOf(text).map(syllableOf);
    const positions = glyphs.map(({ advanceWidth: xAdvance }) => ({ xAdvance, yAdvance: 0, xOffset: 0, yOffset: 0 }));
    return {
      glyphs,
      positions,
      // pdfkit scales the positions before it reads the sum.
      get advanceWidth() {
        return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
      },
    };
  };

  return Object.assign(font, {
    layout: byText,
    createSubset() {
      const subset = createSubset.call(font);
      for (const limit of COMPOSITE_LIMITS) maxp[limit] = LARGEST;
      const addGlyph = subset._addGlyph;
      subset._addGlyph = (id) => {
        const syllable = syllables[id - first];
        if (!syllable) return addGlyph.call(subset, id);
        const outline = compositeOutline(syllable.components, (component) => subset.includeGlyph(component));
        return addOutline(subset, { ...outline, advance: syllable.advanceWidth });
      };
      return subset;
    },
  }) as unknown as Font;
}

/** fontkit inflates a table of the format WOFF for each glyph that it reads from it. */
function inflateOnce(font: Opened) {
  const { _getTableStream } = font;
  const inflated = new Map<string, { pos: number }>();
  font._getTableStream = (tag) => {
    const stream = inflated.get(tag) ?? _getTableStream.call(font, tag);
    if (stream === font.stream) return stream;
    inflated.set(tag, stream);
    stream.pos = 0;
    return stream;
  };
}

const LARGEST = 0x0f_ff;
const WORDS_FOR_OFFSETS = 0x00_03;
const HAS_MORE = 0x00_20;

/** An outline as the table `glyf` has it, made of other glyphs. */
function compositeOutline(components: readonly Component[], numberOf: (id: number) => number): Outline {
  if (components.length === 0) return NO_OUTLINE;
  const boxes = components.map(({ path }) => path.bbox);
  const left = Math.floor(Math.min(...boxes.map(({ minX }) => minX)));
  const bottom = Math.floor(Math.min(...boxes.map(({ minY }) => minY)));
  const right = Math.ceil(Math.max(...boxes.map(({ maxX }) => maxX)));
  const top = Math.ceil(Math.max(...boxes.map(({ maxY }) => maxY)));
  const parts = components.flatMap(({ id, x, y }, index) => {
    const flags = WORDS_FOR_OFFSETS + (index < components.length - 1 ? HAS_MORE : 0);
    return [flags, numberOf(id), x, y];
  });
  const words = [-1, left, bottom, right, top, ...parts];
  const bytes = Buffer.alloc(Math.ceil((2 * words.length) / 4) * 4);
  for (const [index, word] of words.entries()) bytes.writeInt16BE(word, 2 * index);
  return { bytes, left };
}
