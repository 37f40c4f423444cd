class LRUCache {
    int cap;
    list<pair<int, int>> l;
    unordered_map<int, list<pair<int, int>>::iterator> m;
public:
    LRUCache(int capacity) { cap = capacity; }

    int get(int key) {
        auto it = m.find(key);
        if (it == m.end()) return -1;
        l.splice(l.begin(), l, it->second);
        return it->second->second;
    }

    void put(int key, int value) {
        if (get(key) != -1) {
            m[key]->second = value;
            return;
        }
        if ((int)l.size() == cap) {
            m.erase(l.back().first);
            l.pop_back();
        }
        l.emplace_front(key, value);
        m[key] = l.begin();
    }
};
