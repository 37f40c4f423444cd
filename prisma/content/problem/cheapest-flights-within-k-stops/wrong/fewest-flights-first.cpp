// Wrong Answer: returns the price of the route with the fewest flights
class Solution {
public:
    int findCheapestPrice(int n, vector<vector<int>>& flights, int src, int dst,
                          int k) {
        vector<vector<pair<int, int>>> leaving(n);
        for (auto& flight : flights) {
            leaving[flight[0]].push_back({flight[1], flight[2]});
        }
        vector<int> prices(n, -1);
        prices[src] = 0;
        vector<int> layer = {src};
        for (int taken = 0; taken <= k && prices[dst] < 0; taken++) {
            vector<int> following;
            for (int city : layer) {
                for (auto [other, price] : leaving[city]) {
                    if (prices[other] >= 0) continue;
                    prices[other] = prices[city] + price;
                    following.push_back(other);
                }
            }
            layer = following;
        }
        return prices[dst];
    }
};
