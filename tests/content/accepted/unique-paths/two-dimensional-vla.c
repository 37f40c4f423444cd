int uniquePaths(int m, int n) {
    long grid[m][n];
    for (int i = 0; i < m; i++)
        for (int j = 0; j < n; j++)
            grid[i][j] = i && j ? grid[i - 1][j] + grid[i][j - 1] : 1;
    return grid[m - 1][n - 1];
}
