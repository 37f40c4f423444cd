// Wrong Answer: looks only to the left, so each cell of a vertical ship is counted
function countBattleships(board) {
  let ships = 0;
  for (const row of board) {
    for (let j = 0; j < row.length; j++) {
      if (row[j] === 'X' && row[j - 1] !== 'X') ships++;
    }
  }
  return ships;
}
