#include <list>
#include <utility>
#include <vector>
using namespace std;

class MyHashMap {
public:
    MyHashMap() : buckets(8) {}

    void put(int key, int value) {
        for (auto& [stored, its] : bucketOf(key)) {
            if (stored == key) {
                its = value;
                return;
            }
        }
        if (size == buckets.size()) rehash();
        bucketOf(key).emplace_back(key, value);
        size++;
    }

    int get(int key) {
        for (auto& [stored, value] : bucketOf(key)) {
            if (stored == key) return value;
        }
        return -1;
    }

    void remove(int key) {
        Bucket& bucket = bucketOf(key);
        for (auto entry = bucket.begin(); entry != bucket.end(); ++entry) {
            if (entry->first == key) {
                bucket.erase(entry);
                size--;
                return;
            }
        }
    }

private:
    using Bucket = list<pair<int, int>>;
    vector<Bucket> buckets;
    size_t size = 0;

    Bucket& bucketOf(int key) { return buckets[key % buckets.size()]; }

    void rehash() {
        vector<Bucket> old(2 * buckets.size());
        old.swap(buckets);
        for (Bucket& bucket : old) {
            for (auto& entry : bucket) bucketOf(entry.first).push_back(entry);
        }
    }
};
