#include <algorithm>
#include <cstddef>
#include <tuple>
#include <unordered_map>
using namespace std;

class LFUCache {
public:
    LFUCache(int capacity) : capacity(capacity) {}

    int get(int key) {
        auto found = entries.find(key);
        if (found == entries.end()) return -1;
        use(found->second);
        return found->second.value;
    }

    void put(int key, int value) {
        if (!entries.count(key) && entries.size() == capacity) {
            auto least = min_element(
                entries.begin(), entries.end(), [](const auto& a, const auto& b) {
                    return tie(a.second.uses, a.second.last) <
                           tie(b.second.uses, b.second.last);
                });
            entries.erase(least);
        }
        entries[key].value = value;
        use(entries[key]);
    }

private:
    struct Entry {
        int value = 0;
        int uses = 0;
        int last = 0;
    };

    size_t capacity;
    unordered_map<int, Entry> entries;
    int time = 0;

    void use(Entry& entry) {
        entry.uses++;
        entry.last = ++time;
    }
};
