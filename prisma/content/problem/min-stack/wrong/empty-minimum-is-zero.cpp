// Wrong Answer: an empty stack counts as 0, so a positive number is never the minimum
#include <algorithm>
#include <utility>
#include <vector>
using namespace std;

class MinStack {
public:
    void push(int val) {
        int minimum = entries.empty() ? 0 : entries.back().second;
        entries.push_back({val, min(val, minimum)});
    }

    void pop() {
        entries.pop_back();
    }

    int top() {
        return entries.back().first;
    }

    int getMin() {
        return entries.back().second;
    }

private:
    vector<pair<int, int>> entries;
};
