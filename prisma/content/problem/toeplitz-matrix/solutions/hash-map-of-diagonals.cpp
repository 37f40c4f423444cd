#include <unordered_map>
#include <vector>
using namespace std;

class Solution {
public:
    bool isToeplitzMatrix(vector<vector<int>>& matrix) {
        unordered_map<int, int> valueOf;
        int m = matrix.size(), n = matrix[0].size();
        for (int i = 0; i < m; i++) {
            for (int j = 0; j < n; j++) {
                auto stored = valueOf.emplace(i - j, matrix[i][j]).first;
                if (stored->second != matrix[i][j]) return false;
            }
        }
        return true;
    }
};
