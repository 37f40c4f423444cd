// Wrong Answer: follows snakes and ladders on and on within one move
function snakesAndLadders(board) {
  const n = board.length;
  const rows = [...board].reverse();
  const to = [-1, ...rows.flatMap((row, i) => (i % 2 === 0 ? row : [...row].reverse()))];
  const seen = new Set([1]);
  let layer = [1];
  for (let moves = 0; layer.length > 0; moves++) {
    const next = [];
    for (const label of layer) {
      if (label === n * n) return moves;
      for (let end = label + 1; end <= Math.min(label + 6, n * n); end++) {
        let place = end;
        for (let steps = 0; to[place] !== -1 && steps < 100; steps++) place = to[place];
        if (!seen.has(place)) next.push(place);
        seen.add(place);
      }
    }
    layer = next;
  }
  return -1;
}
