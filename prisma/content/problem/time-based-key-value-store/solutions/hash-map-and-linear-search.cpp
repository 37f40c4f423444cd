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
        for (auto entry = history.rbegin(); entry != history.rend(); ++entry) {
            if (entry->first <= timestamp) return entry->second;
        }
        return "";
    }

private:
    unordered_map<string, vector<pair<int, string>>> histories;
};
