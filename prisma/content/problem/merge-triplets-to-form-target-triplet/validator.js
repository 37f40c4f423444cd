const isTriplet = (values) =>
  Array.isArray(values) &&
  values.length === 3 &&
  values.every((value) => Number.isInteger(value) && value >= 1 && value <= 1_000);

export function validate(triplets, target) {
  if (triplets.length < 1 || triplets.length > 100_000) return 'there must be 1 to 100 000 triplets';
  if (!triplets.every(isTriplet)) return 'each triplet must have three integers from 1 to 1 000';
  if (!isTriplet(target)) return 'target must have three integers from 1 to 1 000';
}
