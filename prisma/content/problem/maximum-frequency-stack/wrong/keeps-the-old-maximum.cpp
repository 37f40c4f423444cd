// Runtime Error: never lowers the maximum frequency, so it pops from an empty stack
#include <algorithm>
#include <unordered_map>
#include <vector>
using namespace std;

class FreqStack {
public:
    FreqStack() {}

    void push(int val) {
        int count = ++counts[val];
        most = max(most, count);
        stacks[count].push_back(val);
    }

    int pop() {
        vector<int>& top = stacks.at(most);
        int val = top.at(top.size() - 1);
        top.pop_back();
        counts[val]--;
        return val;
    }

private:
    int most = 0;
    unordered_map<int, int> counts;
    unordered_map<int, vector<int>> stacks;
};
