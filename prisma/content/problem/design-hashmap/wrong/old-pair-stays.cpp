// Wrong Answer: put appends a pair for a key that is there already, and remove takes away only one of them
#include <list>
#include <utility>
#include <vector>
using namespace std;

class MyHashMap {
public:
    MyHashMap() : buckets(1000) {}

    void put(int key, int value) { buckets[key % 1000].emplace_front(key, value); }

    int get(int key) {
        for (auto& [stored, value] : buckets[key % 1000]) {
            if (stored == key) return value;
        }
        return -1;
    }

    void remove(int key) {
        auto& bucket = buckets[key % 1000];
        for (auto entry = bucket.begin(); entry != bucket.end(); ++entry) {
            if (entry->first == key) {
                bucket.erase(entry);
                return;
            }
        }
    }

private:
    vector<list<pair<int, int>>> buckets;
};
