// Wrong Answer: fills ranges in ascending order of their start, before the shorter ranges they need
#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int maxCoins(vector<int>& nums) {
        vector<int> row = nums;
        row.insert(row.begin(), 1);
        row.push_back(1);
        int n = row.size();
        vector<vector<int>> best(n, vector<int>(n, 0));
        for (int left = 0; left < n; left++) {
            for (int right = left + 2; right < n; right++) {
                for (int last = left + 1; last < right; last++) {
                    int coins = row[left] * row[last] * row[right];
                    int all = best[left][last] + coins + best[last][right];
                    best[left][right] = max(best[left][right], all);
                }
            }
        }
        return best[0][n - 1];
    }
};
