#include <queue>
using namespace std;

class MyStack {
public:
    void push(int x) { elements.push(x); }

    int pop() {
        while (elements.size() > 1) {
            spare.push(elements.front());
            elements.pop();
        }
        int newest = elements.front();
        elements.pop();
        elements.swap(spare);
        return newest;
    }

    int top() {
        int newest = pop();
        push(newest);
        return newest;
    }

    bool empty() { return elements.empty(); }

private:
    queue<int> elements;
    queue<int> spare;
};
