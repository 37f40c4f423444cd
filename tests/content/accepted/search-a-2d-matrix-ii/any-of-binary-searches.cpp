class Solution {
public:
    bool searchMatrix(vector<vector<int>>& matrix, int target) {
        return any_of(matrix.begin(), matrix.end(), [&](const auto& row) { return binary_search(row.begin(), row.end(), target); });
    }
};
