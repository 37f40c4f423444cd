#include <vector>
using namespace std;

class Solution {
public:
    int climbStairs(int n) {
        vector<int> ways(n + 1, 1);
        for (int step = 2; step <= n; step++) {
            ways[step] = ways[step - 1] + ways[step - 2];
        }
        return ways[n];
    }
};
