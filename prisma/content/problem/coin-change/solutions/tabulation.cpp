#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int coinChange(vector<int>& coins, int amount) {
        int impossible = amount + 1;
        vector<int> fewest(amount + 1, impossible);
        fewest[0] = 0;
        for (int coin : coins) {
            for (int total = coin; total <= amount; total++) {
                fewest[total] = min(fewest[total], fewest[total - coin] + 1);
            }
        }
        return fewest[amount] < impossible ? fewest[amount] : -1;
    }
};
