var islandPerimeter = function(grid) {
    const across = rows => rows.reduce((sum, row) => sum + row.join('').split('01').length - 1 + row.join('').split('10').length - 1, 0);
    const pad = rows => rows.map(row => [0, ...row, 0]);
    const columns = grid[0].map((_, j) => grid.map(row => row[j]));
    return across(pad(grid)) + across(pad(columns));
};
