#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    bool searchMatrix(vector<vector<int>>& matrix, int target) {
        for (const auto& row : matrix) {
            if (row[0] > target) return false;
            if (binary_search(row.begin(), row.end(), target)) return true;
        }
        return false;
    }
};
