class MyCircularQueue {
public:
    MyCircularQueue(int k) : capacity(k) {}

    ~MyCircularQueue() {
        while (deQueue()) {
        }
    }

    bool enQueue(int value) {
        if (isFull()) return false;
        Node* node = new Node{value, nullptr};
        (isEmpty() ? first : last->next) = node;
        last = node;
        count++;
        return true;
    }

    bool deQueue() {
        if (isEmpty()) return false;
        Node* removed = first;
        first = removed->next;
        if (!first) last = nullptr;
        delete removed;
        count--;
        return true;
    }

    int Front() { return first ? first->value : -1; }

    int Rear() { return last ? last->value : -1; }

    bool isEmpty() { return count == 0; }

    bool isFull() { return count == capacity; }

private:
    struct Node {
        int value;
        Node* next;
    };

    int capacity;
    int count = 0;
    Node* first = nullptr;
    Node* last = nullptr;
};
