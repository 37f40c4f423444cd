#include <cstddef>
#include <list>
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
        auto found = entries.find(key);
        if (found != entries.end()) {
            found->second.value = value;
            use(found->second);
            return;
        }
        if (entries.size() == capacity) {
            entries.erase(keysWith[least].front());
            keysWith[least].pop_front();
        }
        least = 1;
        list<int>& keys = keysWith[1];
        entries[key] = {value, 1, keys.insert(keys.end(), key)};
    }

private:
    struct Entry {
        int value;
        int uses;
        list<int>::iterator place;
    };

    size_t capacity;
    unordered_map<int, Entry> entries;
    unordered_map<int, list<int>> keysWith;
    int least = 0;

    void use(Entry& entry) {
        list<int>& from = keysWith[entry.uses];
        list<int>& to = keysWith[entry.uses + 1];
        to.splice(to.end(), from, entry.place);
        if (from.empty() && entry.uses == least) least++;
        entry.uses++;
    }
};
