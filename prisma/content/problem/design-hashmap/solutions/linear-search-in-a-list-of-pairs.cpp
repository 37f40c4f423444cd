#include <utility>
#include <vector>
using namespace std;

class MyHashMap {
public:
    MyHashMap() {}

    void put(int key, int value) {
        int i = find(key);
        if (i >= 0) {
            pairs[i].second = value;
        } else {
            pairs.emplace_back(key, value);
        }
    }

    int get(int key) {
        int i = find(key);
        return i >= 0 ? pairs[i].second : -1;
    }

    void remove(int key) {
        int i = find(key);
        if (i < 0) return;
        pairs[i] = pairs.back();
        pairs.pop_back();
    }

private:
    vector<pair<int, int>> pairs;

    int find(int key) {
        for (int i = 0; i < static_cast<int>(pairs.size()); i++) {
            if (pairs[i].first == key) return i;
        }
        return -1;
    }
};
