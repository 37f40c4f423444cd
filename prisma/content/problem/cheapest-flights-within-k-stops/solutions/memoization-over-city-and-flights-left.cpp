#include <algorithm>
#include <utility>
#include <vector>
using namespace std;

class Solution {
    static constexpr int NEVER = 1'000'000'000;
    vector<vector<pair<int, int>>> leaving;
    vector<vector<int>> memo;

    int cheapest(int city, int dst, int left) {
        if (city == dst) return 0;
        if (left == 0) return NEVER;
        if (memo[city][left] >= 0) return memo[city][left];
        int best = NEVER;
        for (auto [other, price] : leaving[city]) {
            best = min(best, price + cheapest(other, dst, left - 1));
        }
        return memo[city][left] = best;
    }

public:
    int findCheapestPrice(int n, vector<vector<int>>& flights, int src, int dst,
                          int k) {
        leaving.assign(n, {});
        for (const vector<int>& flight : flights) {
            leaving[flight[0]].push_back({flight[1], flight[2]});
        }
        memo.assign(n, vector<int>(k + 2, -1));
        int best = cheapest(src, dst, k + 1);
        return best >= NEVER ? -1 : best;
    }
};
