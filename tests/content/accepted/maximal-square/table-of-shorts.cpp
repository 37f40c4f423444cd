class Solution {
public:
    int maximalSquare(vector<vector<char>>& matrix) {
        int best = 0;
        vector<vector<short>> d(matrix.size(), vector<short>(matrix[0].size()));
        for (size_t i = 0; i < matrix.size(); i++)
            for (size_t j = 0; j < matrix[0].size(); j++) {
                if (matrix[i][j] == '0') continue;
                d[i][j] = i && j ? 1 + min({d[i-1][j], d[i][j-1], d[i-1][j-1]}) : 1;
                best = max<int>(best, d[i][j]);
            }
        return best * best;
    }
};
