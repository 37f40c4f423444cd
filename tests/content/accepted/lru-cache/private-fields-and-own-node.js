class Node {
    constructor(key, value) {
        this.key = key;
        this.value = value;
        this.prev = this.next = null;
    }
}

class LRUCache {
    #map = new Map();
    #head = new Node();
    #tail = new Node();
    #capacity;

    constructor(capacity) {
        this.#capacity = capacity;
        this.#head.next = this.#tail;
        this.#tail.prev = this.#head;
    }

    #unlink(n) {
        n.prev.next = n.next;
        n.next.prev = n.prev;
    }

    #pushFront(n) {
        n.next = this.#head.next;
        n.prev = this.#head;
        n.next.prev = n;
        this.#head.next = n;
    }

    get(key) {
        const n = this.#map.get(key);
        if (!n) return -1;
        this.#unlink(n);
        this.#pushFront(n);
        return n.value;
    }

    put(key, value) {
        if (this.get(key) !== -1) {
            this.#map.get(key).value = value;
            return;
        }
        if (this.#map.size === this.#capacity) {
            const last = this.#tail.prev;
            this.#unlink(last);
            this.#map.delete(last.key);
        }
        const n = new Node(key, value);
        this.#map.set(key, n);
        this.#pushFront(n);
    }
}
