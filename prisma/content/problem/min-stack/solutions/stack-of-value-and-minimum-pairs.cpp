#include <algorithm>
#include <stack>
using namespace std;

class MinStack {
public:
    void push(int val) {
        int minimum = entries.empty() ? val : min(val, getMin());
        entries.push({val, minimum});
    }

    void pop() {
        entries.pop();
    }

    int top() {
        return entries.top().val;
    }

    int getMin() {
        return entries.top().minimum;
    }

private:
    struct Entry {
        int val;
        int minimum;
    };

    stack<Entry> entries;
};
