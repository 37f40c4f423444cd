#include <string>
#include <unordered_map>
#include <utility>
#include <vector>
using namespace std;

class TimeMap {
public:
    TimeMap() {}

    void set(string key, string value, int timestamp) {
        histories[key].push_back({timestamp, value});
    }

    string get(string key, int timestamp) {
        const auto& history = histories[key];
        size_t low = 0;
        size_t high = history.size();
        while (low < high) {
            size_t middle = (low + high) / 2;
            if (history[middle].first <= timestamp) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low == 0 ? "" : history[low - 1].second;
    }

private:
    unordered_map<string, vector<pair<int, string>>> histories;
};
