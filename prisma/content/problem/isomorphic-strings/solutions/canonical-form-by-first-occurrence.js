function isIsomorphic(s, t) {
  const other = encode(t);
  return encode(s).every((code, i) => code === other[i]);
}

function encode(text) {
  const first = new Map();
  return [...text].map((letter, i) => {
    if (!first.has(letter)) first.set(letter, i);
    return first.get(letter);
  });
}
