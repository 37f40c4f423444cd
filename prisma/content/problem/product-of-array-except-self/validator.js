const low = -(2 ** 31);
const high = 2 ** 31 - 1;

/** The product of the numbers in front of each position, and at the end the one of all. */
function productsInFront(nums) {
  const products = [1];
  for (const num of nums) products.push(products.at(-1) * num);
  return products;
}

export function validate(nums) {
  if (!Array.isArray(nums) || nums.length < 2 || nums.length > 200_000) return 'nums must have 2 to 200 000 numbers';
  const isNumber = (num) => Number.isInteger(num) && num >= -30 && num <= 30;
  if (!nums.every(isNumber)) return 'each number must be whole and from -30 to 30';
  const fits = (product) => product >= low && product <= high;
  const inFront = productsInFront(nums);
  const behind = productsInFront(nums.toReversed()).reverse();
  if (!inFront.every(fits)) return 'the product of the first numbers must fit into 32 bits';
  if (!behind.every(fits)) return 'the product of the last numbers must fit into 32 bits';
  const fitsWithout = (_, i) => fits(inFront[i] * behind[i + 1]);
  if (!nums.every(fitsWithout)) return 'each product of the answer must fit into 32 bits';
}
