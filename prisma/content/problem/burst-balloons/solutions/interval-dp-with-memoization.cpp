#include <algorithm>
#include <vector>
using namespace std;

class Solution {
    vector<int> row;
    vector<vector<int>> memo;

    int best(int left, int right) {
        if (right - left < 2) return 0;
        if (memo[left][right] >= 0) return memo[left][right];
        int coins = 0;
        for (int last = left + 1; last < right; last++) {
            int own = row[left] * row[last] * row[right];
            coins = max(coins, best(left, last) + own + best(last, right));
        }
        return memo[left][right] = coins;
    }

public:
    int maxCoins(vector<int>& nums) {
        row = nums;
        row.insert(row.begin(), 1);
        row.push_back(1);
        int n = row.size();
        memo.assign(n, vector<int>(n, -1));
        return best(0, n - 1);
    }
};
