// Wrong Answer: returns the first three matches in input order, not in lexicographical order
function suggestedProducts(products, searchWord) {
  const suggestions = [];
  for (let length = 1; length <= searchWord.length; length++) {
    const prefix = searchWord.slice(0, length);
    suggestions.push(products.filter((name) => name.startsWith(prefix)).slice(0, 3));
  }
  return suggestions;
}
