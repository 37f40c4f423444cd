function suggestedProducts(products, searchWord) {
  const makeNode = () => ({ children: new Map(), suggestions: [] });
  const root = makeNode();
  for (const name of products.sort()) {
    let node = root;
    for (const letter of name) {
      if (!node.children.has(letter)) node.children.set(letter, makeNode());
      node = node.children.get(letter);
      if (node.suggestions.length < 3) node.suggestions.push(name);
    }
  }
  const suggestions = [];
  let node = root;
  for (const letter of searchWord) {
    node = node?.children.get(letter);
    suggestions.push(node ? node.suggestions : []);
  }
  return suggestions;
}
