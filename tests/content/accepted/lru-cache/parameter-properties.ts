class LRUCache {
    private cache: Map<number, number> = new Map();

    constructor(private readonly capacity: number) {}

    get(key: number): number {
        const value = this.cache.get(key);
        if (value === undefined) return -1;
        this.cache.delete(key);
        this.cache.set(key, value);
        return value;
    }

    put(key: number, value: number): void {
        if (this.cache.has(key)) this.cache.delete(key);
        else if (this.cache.size >= this.capacity) this.cache.delete(this.cache.keys().next().value!);
        this.cache.set(key, value);
    }
}

/**
 * Your LRUCache object will be instantiated and called as such:
 * var obj = new LRUCache(capacity)
 * var param_1 = obj.get(key)
 * obj.put(key,value)
 */
