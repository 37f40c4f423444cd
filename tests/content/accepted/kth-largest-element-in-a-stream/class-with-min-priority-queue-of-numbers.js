class KthLargest {
    constructor(k, nums) {
        this.k = k;
        this.heap = new MinPriorityQueue();
        nums.forEach(n => this.add(n));
    }
    add(val) {
        this.heap.enqueue(val);
        if (this.heap.size() > this.k) this.heap.dequeue();
        return this.heap.front();
    }
}
