#include <algorithm>
#include <functional>
#include <queue>
#include <unordered_map>
#include <utility>
#include <vector>
using namespace std;

class StockPrice {
    using Pair = pair<int, int>;

public:
    void update(int timestamp, int price) {
        prices[timestamp] = price;
        latest = max(latest, timestamp);
        highest.push({price, timestamp});
        lowest.push({price, timestamp});
    }

    int current() { return prices[latest]; }

    int maximum() {
        while (isOutdated(highest.top())) highest.pop();
        return highest.top().first;
    }

    int minimum() {
        while (isOutdated(lowest.top())) lowest.pop();
        return lowest.top().first;
    }

private:
    unordered_map<int, int> prices;
    int latest = 0;
    priority_queue<Pair> highest;
    priority_queue<Pair, vector<Pair>, greater<>> lowest;

    bool isOutdated(const Pair& one) { return prices[one.second] != one.first; }
};
