var numIslands = function(grid) {
    let islands = 0;
    for (let i = 0; i < grid.length; i++) {
        for (let j = 0; j < grid[i].length; j++) {
            if (grid[i][j] == 0) continue;
            islands++;
            grid[i][j] = '0';
            const queue = Queue.fromArray([[i, j]]);
            while (!queue.isEmpty()) {
                const [r, c] = queue.front();
                queue.pop();
                [[r + 1, c], [r - 1, c], [r, c + 1], [r, c - 1]].forEach(([x, y]) => {
                    if (grid[x] && grid[x][y] === '1') { grid[x][y] = '0'; queue.push([x, y]); }
                });
            }
        }
    }
    return islands;
};
