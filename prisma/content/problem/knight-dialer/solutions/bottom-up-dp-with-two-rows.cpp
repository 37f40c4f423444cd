#include <numeric>
#include <vector>
using namespace std;

class Solution {
public:
    int knightDialer(int n) {
        const long long mod = 1'000'000'007;
        const vector<vector<int>> moves{{4, 6}, {6, 8},    {7, 9}, {4, 8}, {0, 3, 9},
                                        {},     {0, 1, 7}, {2, 6}, {1, 3}, {2, 4}};
        vector<long long> counts(10, 1);
        for (int step = 1; step < n; ++step) {
            vector<long long> next(10);
            for (int digit = 0; digit < 10; ++digit) {
                for (int other : moves[digit]) next[digit] += counts[other];
                next[digit] %= mod;
            }
            counts = next;
        }
        return static_cast<int>(accumulate(counts.begin(), counts.end(), 0LL) % mod);
    }
};
