#include <cstddef>
#include <unordered_map>
#include <vector>
using namespace std;

class FreqStack {
public:
    FreqStack() {}

    void push(int val) {
        size_t count = counts[val]++;
        if (count == stacks.size()) stacks.emplace_back();
        stacks[count].push_back(val);
    }

    int pop() {
        int val = stacks.back().back();
        stacks.back().pop_back();
        if (stacks.back().empty()) stacks.pop_back();
        counts[val]--;
        return val;
    }

private:
    unordered_map<int, size_t> counts;
    vector<vector<int>> stacks;
};
