var orangesRotting = function(grid) {
    const q = new Queue();
    let fresh = 0, minutes = 0;
    grid.forEach((row, r) => row.forEach((v, c) => {
        if (v === 2) q.enqueue([r, c]);
        if (v === 1) fresh++;
    }));
    while (fresh && !q.isEmpty()) {
        minutes++;
        for (let n = q.size(); n > 0; n--) {
            const [r, c] = q.dequeue();
            for (const [dr, dc] of [[0, 1], [1, 0], [0, -1], [-1, 0]]) {
                if (grid[r + dr]?.[c + dc] === 1) {
                    grid[r + dr][c + dc] = 2;
                    fresh--;
                    q.enqueue([r + dr, c + dc]);
                }
            }
        }
    }
    return fresh ? -1 : minutes;
};
