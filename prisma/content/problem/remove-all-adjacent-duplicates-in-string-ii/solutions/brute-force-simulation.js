function removeDuplicates(s, k) {
  let text = s;
  for (let end = findRow(text, k); end >= 0; end = findRow(text, k)) {
    text = text.slice(0, end - k) + text.slice(end);
  }
  return text;
}

function findRow(text, k) {
  let length = 0;
  for (let i = 0; i < text.length; i++) {
    length = text[i] === text[i - 1] ? length + 1 : 1;
    if (length === k) return i + 1;
  }
  return -1;
}
