// Wrong Answer: also goes to index j - 1, which is not allowed
#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int minimumTotal(vector<vector<int>>& triangle) {
        vector<int> best = triangle.back();
        for (int i = int(triangle.size()) - 2; i >= 0; i--) {
            vector<int> next(i + 1);
            for (int j = 0; j <= i; j++) {
                int below = min(best[j], best[j + 1]);
                if (j > 0) below = min(below, best[j - 1]);
                next[j] = triangle[i][j] + below;
            }
            best = next;
        }
        return best[0];
    }
};
