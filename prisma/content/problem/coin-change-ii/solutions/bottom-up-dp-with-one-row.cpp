#include <vector>
using namespace std;

class Solution {
public:
    int change(int amount, vector<int>& coins) {
        vector<int> ways(amount + 1, 0);
        ways[0] = 1;
        for (int coin : coins) {
            for (int t = coin; t <= amount; t++) ways[t] += ways[t - coin];
        }
        return ways[amount];
    }
};
