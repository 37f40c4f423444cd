int* spiralOrder(int** a, int m, int* colSize, int* returnSize) {
    int n = colSize[0], di[] = {0, 1, 0, -1}, dj[] = {1, 0, -1, 0}, i = 0, j = 0, d = 0;
    int *r = malloc(sizeof(int) * m * n);
    *returnSize = m * n;
    for (int k = 0; k < m * n; k++) {
        r[k] = a[i][j];
        a[i][j] = INT_MAX;
        int x = i + di[d], y = j + dj[d];
        if (x < 0 || y < 0 || x >= m || y >= n || a[x][y] == INT_MAX) {
            d = (d + 1) & 3;
            x = i + di[d]; y = j + dj[d];
        }
        i = x; j = y;
    }
    return r;
}
