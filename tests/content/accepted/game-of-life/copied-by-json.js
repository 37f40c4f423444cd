var gameOfLife = function(board) {
    const old = JSON.parse(JSON.stringify(board));
    for (let i = 0; i < old.length; i++)
        for (let j = 0; j < old[0].length; j++) {
            let live = 0;
            for (let x = i - 1; x <= i + 1; x++)
                for (let y = j - 1; y <= j + 1; y++)
                    if ((x !== i || y !== j) && old[x] && old[x][y]) live++;
            board[i][j] = +(live === 3 || (live === 2 && old[i][j] === 1));
        }
};
