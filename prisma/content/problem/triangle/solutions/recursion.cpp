#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int minimumTotal(vector<vector<int>>& triangle) { return best(triangle, 0, 0); }

private:
    int best(const vector<vector<int>>& triangle, size_t i, size_t j) {
        if (i + 1 == triangle.size()) return triangle[i][j];
        int below = min(best(triangle, i + 1, j), best(triangle, i + 1, j + 1));
        return triangle[i][j] + below;
    }
};
