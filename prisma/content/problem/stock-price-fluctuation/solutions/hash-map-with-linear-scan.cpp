#include <algorithm>
#include <climits>
#include <unordered_map>
using namespace std;

class StockPrice {
public:
    void update(int timestamp, int price) {
        prices[timestamp] = price;
        latest = max(latest, timestamp);
    }

    int current() { return prices[latest]; }

    int maximum() {
        int highest = 0;
        for (const auto& [timestamp, price] : prices) highest = max(highest, price);
        return highest;
    }

    int minimum() {
        int lowest = INT_MAX;
        for (const auto& [timestamp, price] : prices) lowest = min(lowest, price);
        return lowest;
    }

private:
    unordered_map<int, int> prices;
    int latest = 0;
};
