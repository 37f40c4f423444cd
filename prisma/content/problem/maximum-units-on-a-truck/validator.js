export function validate(boxTypes, truckSize) {
  if (!Array.isArray(boxTypes) || boxTypes.length < 1 || boxTypes.length > 1_000)
    return 'there must be 1 to 1 000 box types';
  const within = (value, most) => Number.isInteger(value) && value >= 1 && value <= most;
  const isType = (pair) => Array.isArray(pair) && pair.length === 2 && pair.every((value) => within(value, 1_000));
  if (!boxTypes.every(isType)) return 'a box type must be [count, units], each from 1 to 1 000';
  if (!within(truckSize, 10 ** 6)) return 'truckSize must be 1 to 10^6';
}
