static vector<array<int, 26>> tr;
static vector<bool> isEnd;

class Trie {
    int make() {
        tr.push_back({});
        isEnd.push_back(false);
        return tr.size() - 1;
    }
    int walk(const string& s) {
        int p = 0;
        for (char c : s)
            if (!(p = tr[p][c - 'a'])) return 0;
        return p;
    }
public:
    Trie() {
        tr.clear();
        isEnd.clear();
        make();
    }
    void insert(string word) {
        int p = 0;
        for (char c : word) {
            if (!tr[p][c - 'a']) {
                int q = make();
                tr[p][c - 'a'] = q;
            }
            p = tr[p][c - 'a'];
        }
        isEnd[p] = true;
    }
    bool search(string word) { int p = walk(word); return p && isEnd[p]; }
    bool startsWith(string prefix) { return walk(prefix); }
};
