#include <stack>
using namespace std;

class MyQueue {
public:
    void push(int x) {
        move(elements, helper);
        elements.push(x);
        move(helper, elements);
    }

    int pop() {
        int front = elements.top();
        elements.pop();
        return front;
    }

    int peek() { return elements.top(); }

    bool empty() { return elements.empty(); }

private:
    stack<int> elements;
    stack<int> helper;

    static void move(stack<int>& from, stack<int>& to) {
        while (!from.empty()) {
            to.push(from.top());
            from.pop();
        }
    }
};
