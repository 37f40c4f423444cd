#include <algorithm>
#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    int findCheapestPrice(int n, vector<vector<int>>& flights, int src, int dst,
                          int k) {
        const int never = 1'000'000'000;
        vector<int> prices(n, never);
        prices[src] = 0;
        for (int round = 0; round <= k; round++) {
            vector<int> lower = prices;
            for (const vector<int>& flight : flights) {
                lower[flight[1]] = min(lower[flight[1]], prices[flight[0]] + flight[2]);
            }
            if (lower == prices) break;
            prices = move(lower);
        }
        return prices[dst] == never ? -1 : prices[dst];
    }
};
