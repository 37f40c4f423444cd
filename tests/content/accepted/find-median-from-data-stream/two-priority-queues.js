var MedianFinder = function() {
    this.low = new MaxPriorityQueue({ priority: x => x });
    this.high = new MinPriorityQueue({ priority: x => x });
};

MedianFinder.prototype.addNum = function(num) {
    this.low.enqueue(num);
    this.high.enqueue(this.low.dequeue().element);
    if (this.high.size() > this.low.size()) this.low.enqueue(this.high.dequeue().element);
};

MedianFinder.prototype.findMedian = function() {
    if (this.low.size() > this.high.size()) return this.low.front().element;
    return (this.low.front().element + this.high.front().element) / 2;
};

/**
 * Your MedianFinder object will be instantiated and called as such:
 * var obj = new MedianFinder()
 * obj.addNum(num)
 * var param_2 = obj.findMedian()
 */
