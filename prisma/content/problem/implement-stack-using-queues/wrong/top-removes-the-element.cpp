// Wrong Answer: top moves the other elements to the second queue and loses the newest one
#include <queue>
using namespace std;

class MyStack {
    queue<int> elements, spare;

    int takeNewest() {
        while (elements.size() > 1) {
            spare.push(elements.front());
            elements.pop();
        }
        int newest = elements.front();
        elements.pop();
        swap(elements, spare);
        return newest;
    }

public:
    void push(int x) { elements.push(x); }
    int pop() { return takeNewest(); }
    int top() { return takeNewest(); }
    bool empty() { return elements.empty(); }
};
