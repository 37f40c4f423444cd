#include <algorithm>
#include <unordered_map>
#include <vector>
using namespace std;

class FreqStack {
public:
    FreqStack() {}

    void push(int val) { values.push_back(val); }

    int pop() {
        unordered_map<int, int> counts;
        int most = 0;
        for (int val : values) most = max(most, ++counts[val]);
        int place = values.size() - 1;
        while (counts[values[place]] < most) place--;
        int val = values[place];
        values.erase(values.begin() + place);
        return val;
    }

private:
    vector<int> values;
};
