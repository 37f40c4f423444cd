// Wrong Answer: a key that is inserted again after its eviction continues with its old count
#include <cstddef>
#include <tuple>
#include <unordered_map>
using namespace std;

class LFUCache {
public:
    LFUCache(int capacity) : capacity(capacity) {}

    int get(int key) {
        if (!values.count(key)) return -1;
        use(key);
        return values[key];
    }

    void put(int key, int value) {
        if (!values.count(key) && values.size() == capacity) {
            int least = values.begin()->first;
            for (const auto& [other, _] : values) {
                bool isLess =
                    tie(uses[other], last[other]) < tie(uses[least], last[least]);
                if (isLess) least = other;
            }
            values.erase(least);
        }
        values[key] = value;
        use(key);
    }

private:
    size_t capacity;
    unordered_map<int, int> values;
    unordered_map<int, int> uses;
    unordered_map<int, int> last;
    int time = 0;

    void use(int key) {
        uses[key]++;
        last[key] = ++time;
    }
};
