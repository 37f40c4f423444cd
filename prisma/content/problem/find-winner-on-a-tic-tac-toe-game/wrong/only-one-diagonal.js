// Wrong Answer: forgets the diagonal from the top right to the bottom left
function tictactoe(moves) {
  const player = (moves.length - 1) % 2;
  const rows = [0, 0, 0];
  const columns = [0, 0, 0];
  let diagonal = 0;
  for (let i = player; i < moves.length; i += 2) {
    const [row, column] = moves[i];
    rows[row]++;
    columns[column]++;
    if (row === column) diagonal++;
  }
  if ([...rows, ...columns, diagonal].includes(3)) return 'AB'[player];
  return moves.length === 9 ? 'Draw' : 'Pending';
}
