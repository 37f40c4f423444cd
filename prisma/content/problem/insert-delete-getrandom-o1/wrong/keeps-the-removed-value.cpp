// Runtime Error: erases the value before it writes the index of the last element, which may be the same one
#include <random>
#include <unordered_map>
#include <vector>
using namespace std;

class RandomizedSet {
public:
    bool insert(int val) {
        if (indexOf.count(val)) return false;
        indexOf[val] = values.size();
        values.push_back(val);
        return true;
    }

    bool remove(int val) {
        if (!indexOf.count(val)) return false;
        int index = indexOf[val];
        indexOf.erase(val);
        values[index] = values.back();
        indexOf[values[index]] = index;
        values.pop_back();
        return true;
    }

    int getRandom() { return values[generator() % values.size()]; }

private:
    vector<int> values;
    unordered_map<int, int> indexOf;
    mt19937 generator;
};
