#include <cstddef>
#include <list>
#include <unordered_map>
using namespace std;

class LRUCache {
public:
    LRUCache(int capacity) : capacity(capacity) {}

    int get(int key) {
        auto found = entries.find(key);
        if (found == entries.end()) return -1;
        byUse.splice(byUse.end(), byUse, found->second);
        return found->second->value;
    }

    void put(int key, int value) {
        auto found = entries.find(key);
        if (found != entries.end()) {
            byUse.erase(found->second);
        } else if (entries.size() == capacity) {
            entries.erase(byUse.front().key);
            byUse.pop_front();
        }
        entries[key] = byUse.insert(byUse.end(), {key, value});
    }

private:
    struct Entry {
        int key;
        int value;
    };

    size_t capacity;
    list<Entry> byUse;
    unordered_map<int, list<Entry>::iterator> entries;
};
