// Wrong Answer: looks for zeros only in the row and the column of a cell
class Solution {
public:
    vector<vector<int>> updateMatrix(vector<vector<int>>& mat) {
        int rows = mat.size(), columns = mat[0].size();
        vector<vector<int>> dist(rows, vector<int>(columns, rows + columns));
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                int& least = dist[r][c];
                for (int other = 0; other < rows; other++) {
                    if (mat[other][c] == 0) least = min(least, abs(other - r));
                }
                for (int other = 0; other < columns; other++) {
                    if (mat[r][other] == 0) least = min(least, abs(other - c));
                }
            }
        }
        return dist;
    }
};
