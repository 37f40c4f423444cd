function exist(board: string[][], word: string): boolean {
    const search = (r: number, c: number, i: number): boolean => {
        if (i === word.length) return true;
        if (board[r]?.[c] !== word[i]) return false;
        const letter = board[r][c];
        board[r][c] = '';
        const found = search(r + 1, c, i + 1) || search(r - 1, c, i + 1) || search(r, c + 1, i + 1) || search(r, c - 1, i + 1);
        board[r][c] = letter;
        return found;
    };
    return board.some((row, r) => row.some((_, c) => search(r, c, 0)));
}
