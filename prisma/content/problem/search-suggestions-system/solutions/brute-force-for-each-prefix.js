function suggestedProducts(products, searchWord) {
  products.sort();
  const suggestions = [];
  for (let length = 1; length <= searchWord.length; length++) {
    const prefix = searchWord.slice(0, length);
    const fitting = [];
    for (const name of products) {
      if (name.startsWith(prefix)) fitting.push(name);
      if (fitting.length === 3) break;
    }
    suggestions.push(fitting);
  }
  return suggestions;
}
