type Stamped = { readonly time: number; readonly value: string };

class TimeMap {
    private store = new Map<string, Stamped[]>();

    set(key: string, value: string, timestamp: number): void {
        const list = this.store.get(key);
        if (list) list.push({ time: timestamp, value });
        else this.store.set(key, [{ time: timestamp, value }]);
    }

    get(key: string, timestamp: number): string {
        const list = this.store.get(key) ?? [];
        let lo = -1, hi = list.length;
        while (hi - lo > 1) {
            const mid = (lo + hi) >> 1;
            if (list[mid].time <= timestamp) lo = mid;
            else hi = mid;
        }
        return list[lo]?.value ?? '';
    }
}
