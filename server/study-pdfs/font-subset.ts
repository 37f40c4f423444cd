/** What fontkit embeds of a font; its types do not declare it. */
export type Subset = {
  glyf: Uint8Array[];
  loca: { offsets: number[]; version: number };
  hmtx: { metrics: { advance: number; bearing: number }[] };
  /** Where the next outline begins. */
  offset: number;
  /** Adds the outline of a glyph, and returns its number in the subset. */
  _addGlyph(id: number): number;
};

/** An outline as the table `glyf` has it, and the left edge of its box. */
export type Outline = { bytes: Uint8Array; left: number };

export const NO_OUTLINE: Outline = { bytes: new Uint8Array(), left: 0 };

/** The table of offsets has 32 bits for each. */
export const LONG_OFFSETS = 1;

/** @returns the number of the glyph in the subset */
export function addOutline(subset: Subset, { bytes, left, advance }: Outline & { advance: number }): number {
  subset.loca.version = LONG_OFFSETS;
  subset.loca.offsets.push(subset.offset);
  subset.hmtx.metrics.push({ advance: Math.round(advance), bearing: left });
  subset.offset += bytes.length;
  return subset.glyf.push(bytes) - 1;
}
