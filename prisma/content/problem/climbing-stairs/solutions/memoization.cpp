#include <vector>
using namespace std;

class Solution {
    vector<int> memo;

    int ways(int steps) {
        if (steps <= 2) return steps;
        if (memo[steps] == 0) memo[steps] = ways(steps - 1) + ways(steps - 2);
        return memo[steps];
    }

public:
    int climbStairs(int n) {
        memo.assign(n + 1, 0);
        return ways(n);
    }
};
