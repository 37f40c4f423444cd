class LRUCache extends Map {
    constructor(capacity) {
        super();
        this.capacity = capacity;
    }
    get(key) {
        if (!this.has(key)) return -1;
        const value = super.get(key);
        this.delete(key);
        this.set(key, value);
        return value;
    }
    put(key, value) {
        this.delete(key);
        this.set(key, value);
        if (this.size > this.capacity) this.delete(this.keys().next().value);
    }
}
