class Solution {
public:
    vector<vector<int>> updateMatrix(vector<vector<int>>& mat) {
        const int m = mat.size(), n = mat[0].size(), INF = m + n;
        for (int r = 0; r < m; r++)
            for (int c = 0; c < n; c++)
                if (mat[r][c]) mat[r][c] = 1 + min(r ? mat[r-1][c] : INF, c ? mat[r][c-1] : INF);
        for (int r = m; r--; )
            for (int c = n; c--; )
                if (mat[r][c]) mat[r][c] = min(mat[r][c], 1 + min(r + 1 < m ? mat[r+1][c] : INF, c + 1 < n ? mat[r][c+1] : INF));
        return mat;
    }
};
