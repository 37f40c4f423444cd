function isAlienSorted(words, order) {
  const isInOrder = (first, second) => {
    for (let i = 0; i < first.length && i < second.length; i++) {
      if (first[i] !== second[i]) {
        return order.indexOf(first[i]) < order.indexOf(second[i]);
      }
    }
    return first.length <= second.length;
  };
  for (let i = 0; i < words.length; i++) {
    for (let j = i + 1; j < words.length; j++) {
      if (!isInOrder(words[i], words[j])) return false;
    }
  }
  return true;
}
