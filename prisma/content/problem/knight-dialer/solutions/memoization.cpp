#include <vector>
using namespace std;

class Solution {
public:
    int knightDialer(int n) {
        memo.assign(10, vector<long long>(n, -1));
        long long total = 0;
        for (int digit = 0; digit < 10; ++digit) total += count(digit, n - 1);
        return static_cast<int>(total % MOD);
    }

private:
    static constexpr int MOD = 1'000'000'007;
    const vector<vector<int>> moves{{4, 6}, {6, 8},    {7, 9}, {4, 8}, {0, 3, 9},
                                    {},     {0, 1, 7}, {2, 6}, {1, 3}, {2, 4}};
    vector<vector<long long>> memo;

    long long count(int digit, int left) {
        if (left == 0) return 1;
        if (memo[digit][left] >= 0) return memo[digit][left];
        long long total = 0;
        for (int next : moves[digit]) total += count(next, left - 1);
        return memo[digit][left] = total % MOD;
    }
};
