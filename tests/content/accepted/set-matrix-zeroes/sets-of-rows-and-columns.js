var setZeroes = function(matrix) {
    const rows = new Set(), cols = new Set();
    matrix.forEach((row, i) => row.forEach((x, j) => x === 0 && (rows.add(i), cols.add(j))));
    for (const i of rows) matrix[i].fill(0);
    for (const j of cols) matrix.forEach(row => { row[j] = 0; });
};
