#include <cstddef>
#include <vector>
using namespace std;

class MyCircularQueue {
public:
    MyCircularQueue(int k) : values(k) {}

    bool enQueue(int value) {
        if (isFull()) return false;
        values[(front + count) % values.size()] = value;
        count++;
        return true;
    }

    bool deQueue() {
        if (isEmpty()) return false;
        front = (front + 1) % values.size();
        count--;
        return true;
    }

    int Front() { return isEmpty() ? -1 : values[front]; }

    int Rear() { return isEmpty() ? -1 : values[(front + count - 1) % values.size()]; }

    bool isEmpty() { return count == 0; }

    bool isFull() { return count == values.size(); }

private:
    vector<int> values;
    size_t front = 0;
    size_t count = 0;
};
