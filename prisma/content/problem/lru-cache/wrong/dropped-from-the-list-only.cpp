// Wrong Answer: an evicted key stays in the map, and its old value is still found
#include <cstddef>
#include <list>
#include <unordered_map>
using namespace std;

class LRUCache {
public:
    LRUCache(int capacity) : capacity(capacity) {}

    int get(int key) {
        if (!values.count(key)) return -1;
        byUse.remove(key);
        byUse.push_back(key);
        return values[key];
    }

    void put(int key, int value) {
        byUse.remove(key);
        if (byUse.size() == capacity) byUse.pop_front();
        byUse.push_back(key);
        values[key] = value;
    }

private:
    size_t capacity;
    list<int> byUse;
    unordered_map<int, int> values;
};
