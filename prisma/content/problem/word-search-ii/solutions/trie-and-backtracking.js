function findWords(board, words) {
  const root = { children: new Map(), word: null };
  for (const word of words) {
    let place = root;
    for (const letter of word) {
      if (!place.children.has(letter)) {
        place.children.set(letter, { children: new Map(), word: null });
      }
      place = place.children.get(letter);
    }
    place.word = word;
  }

  const found = [];

  function walk(place, r, c) {
    const letter = board[r]?.[c];
    const child = place.children.get(letter);
    if (child === undefined) return;
    if (child.word !== null) {
      found.push(child.word);
      child.word = null;
    }
    board[r][c] = '#';
    walk(child, r - 1, c);
    walk(child, r + 1, c);
    walk(child, r, c - 1);
    walk(child, r, c + 1);
    board[r][c] = letter;
  }

  board.forEach((row, r) => row.forEach((_, c) => walk(root, r, c)));
  return found;
}
