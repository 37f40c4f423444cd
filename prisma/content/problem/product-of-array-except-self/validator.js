const low = -(2 ** 31);
const high = 2 ** 31 - 1;

/** The product of the numbers before each index, and at the end the product of all. */
function productsInFront(nums) {
  const products = [1];
  for (const num of nums) products.push(products.at(-1) * num);
  return products;
}

export function validate(nums) {
  if (!Array.isArray(nums) || nums.length < 2 || nums.length > 100_000) return 'nums must have 2 to 100 000 numbers';
  const isNumber = (num) => Number.isInteger(num) && num >= -30 && num <= 30;
  if (!nums.every(isNumber)) return 'each number must be an integer from -30 to 30';
  const fits = (product) => product >= low && product <= high;
  const inFront = productsInFront(nums);
  const behind = productsInFront(nums.toReversed()).reverse();
  if (!inFront.every(fits)) return 'every prefix product must fit in a 32-bit integer';
  if (!behind.every(fits)) return 'every suffix product must fit in a 32-bit integer';
  const fitsWithout = (_, i) => fits(inFront[i] * behind[i + 1]);
  if (!nums.every(fitsWithout)) return 'each element of the answer must fit in a 32-bit integer';
}
