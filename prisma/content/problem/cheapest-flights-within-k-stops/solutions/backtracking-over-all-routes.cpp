#include <algorithm>
#include <utility>
#include <vector>
using namespace std;

class Solution {
    static constexpr int NEVER = 1'000'000'000;
    vector<vector<pair<int, int>>> leaving;
    vector<bool> visited;

    int cheapest(int city, int dst, int left) {
        if (city == dst) return 0;
        if (left == 0) return NEVER;
        visited[city] = true;
        int best = NEVER;
        for (auto [other, price] : leaving[city]) {
            if (visited[other]) continue;
            best = min(best, price + cheapest(other, dst, left - 1));
        }
        visited[city] = false;
        return best;
    }

public:
    int findCheapestPrice(int n, vector<vector<int>>& flights, int src, int dst,
                          int k) {
        leaving.assign(n, {});
        visited.assign(n, false);
        for (const vector<int>& flight : flights) {
            leaving[flight[0]].push_back({flight[1], flight[2]});
        }
        int best = cheapest(src, dst, k + 1);
        return best >= NEVER ? -1 : best;
    }
};
