const enum Orange { Empty, Fresh, Rotten }
type Point = [row: number, col: number];

function orangesRotting(grid: number[][]): number {
    let rotten: Point[] = [];
    let fresh = 0;
    grid.forEach((line, r) => line.forEach((cell, c) => {
        if (cell === Orange.Rotten) rotten.push([r, c]);
        else if (cell === Orange.Fresh) fresh++;
    }));
    let minute = 0;
    while (fresh > 0 && rotten.length > 0) {
        const next: Point[] = [];
        for (const [r, c] of rotten) {
            for (const [y, x] of [[r - 1, c], [r + 1, c], [r, c - 1], [r, c + 1]] as Point[]) {
                if (grid[y]?.[x] === Orange.Fresh) {
                    grid[y][x] = Orange.Rotten;
                    fresh--;
                    next.push([y, x]);
                }
            }
        }
        rotten = next;
        minute++;
    }
    return fresh > 0 ? -1 : minute;
};
