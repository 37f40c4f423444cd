// Runtime Error: starts at the index of the coin without checking that it is in the table
#include <vector>
using namespace std;

class Solution {
public:
    int change(int amount, vector<int>& coins) {
        vector<int> ways(amount + 1, 0);
        ways.at(0) = 1;
        for (int coin : coins) {
            ways.at(coin) += 1;
            for (int t = coin + 1; t <= amount; t++) ways[t] += ways[t - coin];
        }
        return ways.at(amount);
    }
};
