#include <queue>
#include <tuple>
#include <unordered_map>
using namespace std;

class FreqStack {
public:
    FreqStack() {}

    void push(int val) { heap.push({++counts[val], time++, val}); }

    int pop() {
        int val = get<2>(heap.top());
        heap.pop();
        counts[val]--;
        return val;
    }

private:
    unordered_map<int, int> counts;
    priority_queue<tuple<int, int, int>> heap;
    int time = 0;
};
