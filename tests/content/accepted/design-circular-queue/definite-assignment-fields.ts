class MyCircularQueue {
    private data!: Int32Array;
    private head!: number;
    private count!: number;

    constructor(k: number) {
        this.data = new Int32Array(k);
        this.head = this.count = 0;
    }
    enQueue(value: number): boolean {
        if (this.isFull()) return false;
        this.data[(this.head + this.count++) % this.data.length] = value;
        return true;
    }
    deQueue(): boolean {
        if (this.isEmpty()) return false;
        this.head = (this.head + 1) % this.data.length;
        this.count--;
        return true;
    }
    Front(): number { return this.isEmpty() ? -1 : this.data[this.head]; }
    Rear(): number { return this.isEmpty() ? -1 : this.data[(this.head + this.count - 1) % this.data.length]; }
    isEmpty(): boolean { return this.count === 0; }
    isFull(): boolean { return this.count === this.data.length; }
}
