const within = (value, low, high) => Number.isInteger(value) && value >= low && value <= high;

export function validate(image, sr, sc, color) {
  if (image.length < 1 || image.length > 40) return 'image must have 1 to 40 rows';
  const columns = image[0].length;
  if (columns < 1 || columns > 40) return 'each row must have 1 to 40 cells';
  if (image.some((row) => row.length !== columns)) return 'all rows must have the same length';
  const isColor = (value) => within(value, 0, 65_535);
  if (!image.every((row) => row.every(isColor))) return 'each cell must be an integer from 0 to 65 535';
  if (!isColor(color)) return 'color must be an integer from 0 to 65 535';
  if (!within(sr, 0, image.length - 1)) return 'sr must be the index of a row';
  if (!within(sc, 0, columns - 1)) return 'sc must be the index of a column';
}
