#include <vector>
using namespace std;

class MyHashMap {
public:
    MyHashMap() : values(1'000'001, -1) {}

    void put(int key, int value) { values[key] = value; }

    int get(int key) { return values[key]; }

    void remove(int key) { values[key] = -1; }

private:
    vector<int> values;
};
