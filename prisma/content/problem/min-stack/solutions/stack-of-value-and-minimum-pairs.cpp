#include <algorithm>
#include <stack>
using namespace std;

class MinStack {
public:
    void push(int value) {
        int minimum = entries.empty() ? value : min(value, getMin());
        entries.push({value, minimum});
    }

    void pop() {
        entries.pop();
    }

    int top() {
        return entries.top().value;
    }

    int getMin() {
        return entries.top().minimum;
    }

private:
    struct Entry {
        int value;
        int minimum;
    };

    stack<Entry> entries;
};
