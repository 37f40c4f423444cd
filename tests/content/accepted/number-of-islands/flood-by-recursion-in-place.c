static void flood(char **g, int m, int n, int i, int j) {
    if (i < 0 || j < 0 || i >= m || j >= n || g[i][j] != '1') return;
    g[i][j] = 0;
    flood(g, m, n, i + 1, j); flood(g, m, n, i - 1, j);
    flood(g, m, n, i, j + 1); flood(g, m, n, i, j - 1);
}
int numIslands(char** grid, int gridSize, int* gridColSize) {
    int c = 0;
    for (int i = 0; i < gridSize; i++)
        for (int j = 0; j < *gridColSize; j++)
            if (grid[i][j] == '1') c++, flood(grid, gridSize, *gridColSize, i, j);
    return c;
}
