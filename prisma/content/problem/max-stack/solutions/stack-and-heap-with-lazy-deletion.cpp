#include <queue>
#include <stack>
#include <utility>
#include <vector>
using namespace std;

class MaxStack {
public:
    MaxStack() {}

    void push(int x) {
        int serial = isRemoved.size();
        numbers.push({x, serial});
        heap.push({x, serial});
        isRemoved.push_back(false);
    }

    int pop() {
        int num = top();
        isRemoved[numbers.top().second] = true;
        numbers.pop();
        return num;
    }

    int top() {
        while (isRemoved[numbers.top().second]) numbers.pop();
        return numbers.top().first;
    }

    int peekMax() {
        while (isRemoved[heap.top().second]) heap.pop();
        return heap.top().first;
    }

    int popMax() {
        int num = peekMax();
        isRemoved[heap.top().second] = true;
        heap.pop();
        return num;
    }

private:
    stack<pair<int, int>> numbers;
    priority_queue<pair<int, int>> heap;
    vector<bool> isRemoved;
};
