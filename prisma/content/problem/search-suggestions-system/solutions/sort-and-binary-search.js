function suggestedProducts(products, searchWord) {
  products.sort();
  const suggestions = [];
  let start = 0;
  for (let length = 1; length <= searchWord.length; length++) {
    const prefix = searchWord.slice(0, length);
    let end = products.length;
    while (start < end) {
      const middle = (start + end) >> 1;
      if (products[middle] < prefix) start = middle + 1;
      else end = middle;
    }
    const nearest = products.slice(start, start + 3);
    suggestions.push(nearest.filter((name) => name.startsWith(prefix)));
  }
  return suggestions;
}
