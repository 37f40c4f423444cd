#include <vector>
using namespace std;

class Solution {
public:
    int change(int amount, vector<int>& coins) {
        int k = coins.size();
        vector<vector<int>> ways(k + 1, vector<int>(amount + 1, 0));
        ways[0][0] = 1;
        for (int i = 1; i <= k; i++) {
            int coin = coins[i - 1];
            for (int t = 0; t <= amount; t++) {
                ways[i][t] = ways[i - 1][t];
                if (t >= coin) ways[i][t] += ways[i][t - coin];
            }
        }
        return ways[k][amount];
    }
};
