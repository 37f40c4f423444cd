#include <stack>
using namespace std;

class MyQueue {
public:
    void push(int x) { inbox.push(x); }

    int pop() {
        int front = peek();
        outbox.pop();
        return front;
    }

    int peek() {
        if (outbox.empty()) {
            while (!inbox.empty()) {
                outbox.push(inbox.top());
                inbox.pop();
            }
        }
        return outbox.top();
    }

    bool empty() { return inbox.empty() && outbox.empty(); }

private:
    stack<int> inbox;
    stack<int> outbox;
};
