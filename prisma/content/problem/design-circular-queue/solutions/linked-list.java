class MyCircularQueue {
    private static class Node {
        private final int value;
        private Node next;

        private Node(int value) {
            this.value = value;
        }
    }

    private final int capacity;
    private int count = 0;
    private Node first;
    private Node last;

    public MyCircularQueue(int k) {
        capacity = k;
    }

    public boolean enQueue(int value) {
        if (isFull()) {
            return false;
        }
        Node node = new Node(value);
        if (isEmpty()) {
            first = node;
        } else {
            last.next = node;
        }
        last = node;
        count++;
        return true;
    }

    public boolean deQueue() {
        if (isEmpty()) {
            return false;
        }
        first = first.next;
        if (first == null) {
            last = null;
        }
        count--;
        return true;
    }

    public int Front() {
        return first == null ? -1 : first.value;
    }

    public int Rear() {
        return last == null ? -1 : last.value;
    }

    public boolean isEmpty() {
        return count == 0;
    }

    public boolean isFull() {
        return count == capacity;
    }
}
