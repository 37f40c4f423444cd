export function validate(ratings) {
  if (!Array.isArray(ratings) || ratings.length < 1 || ratings.length > 20_000) {
    return 'ratings must have 1 to 20 000 elements';
  }
  const isRating = (value) => Number.isInteger(value) && value >= 0 && value <= 20_000;
  if (!ratings.every(isRating)) return 'each rating must be an integer from 0 to 20 000';
}
