#include <vector>
using namespace std;

class Solution {
public:
    int change(int amount, vector<int>& coins) {
        return ways(coins, 0, amount);
    }

private:
    static int ways(const vector<int>& coins, size_t i, int rest) {
        if (rest == 0) return 1;
        if (i == coins.size() || rest < 0) return 0;
        return ways(coins, i, rest - coins[i]) + ways(coins, i + 1, rest);
    }
};
