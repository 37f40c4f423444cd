#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>
using namespace std;

class LRUCache {
public:
    LRUCache(int capacity) : capacity(capacity) {}

    int get(int key) {
        int value = takeOut(key);
        if (value >= 0) entries.push_back({key, value});
        return value;
    }

    void put(int key, int value) {
        bool isNew = takeOut(key) < 0;
        if (isNew && entries.size() == capacity) entries.erase(entries.begin());
        entries.push_back({key, value});
    }

private:
    size_t capacity;
    vector<pair<int, int>> entries;

    int takeOut(int key) {
        auto hasKey = [key](const auto& entry) { return entry.first == key; };
        auto entry = find_if(entries.begin(), entries.end(), hasKey);
        if (entry == entries.end()) return -1;
        int value = entry->second;
        entries.erase(entry);
        return value;
    }
};
