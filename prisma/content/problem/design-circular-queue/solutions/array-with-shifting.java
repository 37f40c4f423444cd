class MyCircularQueue {
    private final int[] values;
    private int count = 0;

    public MyCircularQueue(int k) {
        values = new int[k];
    }

    public boolean enQueue(int value) {
        if (isFull()) {
            return false;
        }
        values[count++] = value;
        return true;
    }

    public boolean deQueue() {
        if (isEmpty()) {
            return false;
        }
        count--;
        System.arraycopy(values, 1, values, 0, count);
        return true;
    }

    public int Front() {
        return isEmpty() ? -1 : values[0];
    }

    public int Rear() {
        return isEmpty() ? -1 : values[count - 1];
    }

    public boolean isEmpty() {
        return count == 0;
    }

    public boolean isFull() {
        return count == values.length;
    }
}
