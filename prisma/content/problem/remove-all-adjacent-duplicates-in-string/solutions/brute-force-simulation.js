function removeDuplicates(s) {
  let text = s;
  for (let i = findPair(text); i >= 0; i = findPair(text)) {
    text = text.slice(0, i) + text.slice(i + 2);
  }
  return text;
}

function findPair(text) {
  for (let i = 0; i + 1 < text.length; i++) {
    if (text[i] === text[i + 1]) return i;
  }
  return -1;
}
