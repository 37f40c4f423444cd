// Wrong Answer: takes the first three in the order of the list, not of the alphabet
function suggestedProducts(products, searchWord) {
  const suggestions = [];
  for (let length = 1; length <= searchWord.length; length++) {
    const prefix = searchWord.slice(0, length);
    suggestions.push(products.filter((name) => name.startsWith(prefix)).slice(0, 3));
  }
  return suggestions;
}
