// Wrong Answer: reverses the order of the rows after transposing, which rotates counterclockwise
var rotate = function (matrix) {
  for (let row = 0; row < matrix.length; row++) {
    for (let column = row + 1; column < matrix.length; column++) {
      [matrix[row][column], matrix[column][row]] = [matrix[column][row], matrix[row][column]];
    }
  }
  matrix.reverse();
};
