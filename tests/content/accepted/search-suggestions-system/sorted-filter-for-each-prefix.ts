function suggestedProducts(products: string[], searchWord: string): string[][] {
  products.sort((a, b) => a.localeCompare(b));
  let left = products;
  return Array.from(searchWord, (c, i) => {
    left = left.filter((p) => p[i] === c);
    return left.slice(0, 3);
  });
}
