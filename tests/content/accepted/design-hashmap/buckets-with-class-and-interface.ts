interface IMap<K, V> {
    put(key: K, value: V): void;
    get(key: K): V;
    remove(key: K): void;
}

abstract class Buckets<T> {
    protected buckets: T[][] = [];
    protected bucket(key: number): T[] {
        return (this.buckets[key % 769] ??= []);
    }
}

class MyHashMap extends Buckets<[number, number]> implements IMap<number, number> {
    put(key: number, value: number): void {
        const pair = this.bucket(key).find(([k]) => k === key);
        if (pair) pair[1] = value;
        else this.bucket(key).push([key, value]);
    }
    get(key: number): number {
        return this.bucket(key).find(([k]) => k === key)?.[1] ?? -1;
    }
    remove(key: number): void {
        const b = this.bucket(key), i = b.findIndex(([k]) => k === key);
        if (i >= 0) b.splice(i, 1);
    }
}
