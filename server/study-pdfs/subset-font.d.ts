/** What we use of version 2.9: the published types are of 2.3. */
declare module 'subset-font' {
  type Options = { targetFormat: 'sfnt'; keepAllGlyphs: true; variationAxes: Record<string, number> };
  function subsetFont(bytes: Buffer, text: null, options: Options): Promise<Buffer>;
  export = subsetFont;
}
