// Wrong Answer: a full queue drops its front element to make room for the new one
#include <cstddef>
#include <deque>
using namespace std;

class MyCircularQueue {
public:
    MyCircularQueue(int k) : capacity(k) {}

    bool enQueue(int value) {
        if (values.size() == capacity) values.pop_front();
        values.push_back(value);
        return true;
    }

    bool deQueue() {
        if (values.empty()) return false;
        values.pop_front();
        return true;
    }

    int Front() { return values.empty() ? -1 : values.front(); }

    int Rear() { return values.empty() ? -1 : values.back(); }

    bool isEmpty() { return values.empty(); }

    bool isFull() { return values.size() == capacity; }

private:
    size_t capacity;
    deque<int> values;
};
