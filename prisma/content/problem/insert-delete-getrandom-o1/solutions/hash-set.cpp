#include <iterator>
#include <random>
#include <unordered_set>
using namespace std;

class RandomizedSet {
public:
    bool insert(int val) { return values.insert(val).second; }

    bool remove(int val) { return values.erase(val) == 1; }

    int getRandom() {
        uniform_int_distribution<int> positions(0, values.size() - 1);
        return *next(values.begin(), positions(generator));
    }

private:
    unordered_set<int> values;
    mt19937 generator{random_device{}()};
};
