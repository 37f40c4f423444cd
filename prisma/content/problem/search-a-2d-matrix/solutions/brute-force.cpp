#include <vector>
using namespace std;

class Solution {
public:
    bool searchMatrix(vector<vector<int>>& matrix, int target) {
        for (const vector<int>& row : matrix) {
            for (int value : row) {
                if (value == target) return true;
            }
        }
        return false;
    }
};
