export function validate(products, searchWord) {
  if (!Array.isArray(products) || products.length < 1 || products.length > 1_000) return 'products must have 1 to 1 000 names';
  let letters = 0;
  for (const name of [...products, searchWord]) {
    if (typeof name !== 'string' || !/^[a-z]{1,1000}$/.test(name)) return 'a name must have 1 to 1 000 letters a to z';
    letters += name.length;
  }
  if (letters - searchWord.length > 20_000) return 'all names together must have at most 20 000 letters';
  if (new Set(products).size < products.length) return 'all names must be distinct';
}
