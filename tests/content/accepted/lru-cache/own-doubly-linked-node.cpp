struct Node {
    int key, val;
    Node *prev, *next;
    Node(int k, int v) : key(k), val(v), prev(nullptr), next(nullptr) {}
};

class LRUCache {
    Node *head = new Node(-1, -1), *tail = new Node(-1, -1);
    unordered_map<int, Node*> mp;
    int cap;
    void remove(Node* n) { n->prev->next = n->next; n->next->prev = n->prev; }
    void add(Node* n) {
        n->next = head->next; n->prev = head;
        head->next->prev = n; head->next = n;
    }
public:
    LRUCache(int capacity) : cap(capacity) { head->next = tail; tail->prev = head; }
    int get(int key) {
        if (!mp.count(key)) return -1;
        Node* n = mp[key];
        remove(n); add(n);
        return n->val;
    }
    void put(int key, int value) {
        if (mp.count(key)) {
            Node* n = mp[key];
            n->val = value;
            remove(n); add(n);
        } else {
            if (mp.size() == cap) {
                Node* last = tail->prev;
                remove(last);
                mp.erase(last->key);
                delete last;
            }
            add(mp[key] = new Node(key, value));
        }
    }
};
