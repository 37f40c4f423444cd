// Wrong Answer: the latest entry in time may belong to another key
#include <map>
#include <string>
#include <utility>
using namespace std;

class TimeMap {
public:
    TimeMap() {}

    void set(string key, string value, int timestamp) {
        history[timestamp] = {key, value};
    }

    string get(string key, int timestamp) {
        auto entry = history.upper_bound(timestamp);
        if (entry == history.begin()) return "";
        --entry;
        return entry->second.first == key ? entry->second.second : "";
    }

private:
    map<int, pair<string, string>> history;
};
