class MyCircularQueue {
    private final int[] values;
    private int front = 0;
    private int count = 0;

    public MyCircularQueue(int k) {
        values = new int[k];
    }

    public boolean enQueue(int value) {
        if (isFull()) {
            return false;
        }
        values[(front + count) % values.length] = value;
        count++;
        return true;
    }

    public boolean deQueue() {
        if (isEmpty()) {
            return false;
        }
        front = (front + 1) % values.length;
        count--;
        return true;
    }

    public int Front() {
        return isEmpty() ? -1 : values[front];
    }

    public int Rear() {
        return isEmpty() ? -1 : values[(front + count - 1) % values.length];
    }

    public boolean isEmpty() {
        return count == 0;
    }

    public boolean isFull() {
        return count == values.length;
    }
}
