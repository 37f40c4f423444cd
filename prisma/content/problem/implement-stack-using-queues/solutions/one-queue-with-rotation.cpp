#include <queue>
using namespace std;

class MyStack {
public:
    void push(int x) {
        elements.push(x);
        for (size_t moved = 1; moved < elements.size(); ++moved) {
            elements.push(elements.front());
            elements.pop();
        }
    }

    int pop() {
        int newest = elements.front();
        elements.pop();
        return newest;
    }

    int top() { return elements.front(); }

    bool empty() { return elements.empty(); }

private:
    queue<int> elements;
};
