#include <queue>
using namespace std;

class MyStack {
public:
    void push(int x) {
        spare.push(x);
        while (!elements.empty()) {
            spare.push(elements.front());
            elements.pop();
        }
        elements.swap(spare);
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
    queue<int> spare;
};
