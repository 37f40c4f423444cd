#include <algorithm>
#include <unordered_map>
#include <vector>
using namespace std;

class StockPrice {
public:
    void update(int timestamp, int price) {
        auto found = prices.find(timestamp);
        if (found != prices.end()) ordered.erase(placeOf(found->second));
        ordered.insert(placeOf(price), price);
        prices[timestamp] = price;
        latest = max(latest, timestamp);
    }

    int current() { return prices[latest]; }

    int maximum() { return ordered.back(); }

    int minimum() { return ordered.front(); }

private:
    unordered_map<int, int> prices;
    vector<int> ordered;
    int latest = 0;

    vector<int>::iterator placeOf(int price) {
        return lower_bound(ordered.begin(), ordered.end(), price);
    }
};
