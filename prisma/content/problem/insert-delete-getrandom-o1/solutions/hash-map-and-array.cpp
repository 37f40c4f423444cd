#include <random>
#include <unordered_map>
#include <vector>
using namespace std;

class RandomizedSet {
public:
    bool insert(int val) {
        if (!indexOf.emplace(val, values.size()).second) return false;
        values.push_back(val);
        return true;
    }

    bool remove(int val) {
        auto found = indexOf.find(val);
        if (found == indexOf.end()) return false;
        int index = found->second;
        int last = values.back();
        values[index] = last;
        indexOf[last] = index;
        values.pop_back();
        indexOf.erase(val);
        return true;
    }

    int getRandom() {
        uniform_int_distribution<int> indices(0, values.size() - 1);
        return values[indices(generator)];
    }

private:
    vector<int> values;
    unordered_map<int, int> indexOf;
    mt19937 generator{random_device{}()};
};
