#include <cstddef>
#include <vector>
using namespace std;

class MyCircularQueue {
public:
    MyCircularQueue(int k) : capacity(k) {}

    bool enQueue(int value) {
        if (isFull()) return false;
        values.push_back(value);
        return true;
    }

    bool deQueue() {
        if (isEmpty()) return false;
        values.erase(values.begin());
        return true;
    }

    int Front() { return isEmpty() ? -1 : values.front(); }

    int Rear() { return isEmpty() ? -1 : values.back(); }

    bool isEmpty() { return values.empty(); }

    bool isFull() { return values.size() == capacity; }

private:
    size_t capacity;
    vector<int> values;
};
