var RandomizedSet = function() {
    this.list = [];
    this.at = new Map();
};
RandomizedSet.prototype.insert = function(val) {
    if (this.at.has(val)) return false;
    this.at.set(val, this.list.push(val) - 1);
    return true;
};
RandomizedSet.prototype.remove = function(val) {
    if (!this.at.has(val)) return false;
    const i = this.at.get(val), last = this.list.pop();
    if (last !== val) {
        this.list[i] = last;
        this.at.set(last, i);
    }
    this.at.delete(val);
    return true;
};
RandomizedSet.prototype.getRandom = function() {
    return this.list[Math.floor(Math.random() * this.list.length)];
};
