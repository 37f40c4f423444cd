function solveNQueens(n: number): string[][] {
    const boards: string[][] = [];
    const [cols, sums, diffs] = [new Set<number>(), new Set<number>(), new Set<number>()];
    const queens: number[] = [];
    const place = (r: number): void => {
        if (r === n) {
            boards.push(queens.map(c => '.'.repeat(c) + 'Q' + '.'.repeat(n - c - 1)));
            return;
        }
        for (let c = 0; c < n; c++) {
            if (cols.has(c) || sums.has(r + c) || diffs.has(r - c)) continue;
            cols.add(c); sums.add(r + c); diffs.add(r - c); queens.push(c);
            place(r + 1);
            cols.delete(c); sums.delete(r + c); diffs.delete(r - c); queens.pop();
        }
    };
    place(0);
    return boards;
};
