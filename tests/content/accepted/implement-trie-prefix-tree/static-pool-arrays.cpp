const int N = 200010;
int tr[N][26];
bool isEnd[N];
int idx;

class Trie {
public:
    Trie() {
        idx = 1;
        memset(tr[0], 0, sizeof tr[0]);
        isEnd[0] = false;
    }
    void insert(string word) {
        int p = 0;
        for (char c : word) {
            int u = c - 'a';
            if (!tr[p][u]) {
                memset(tr[idx], 0, sizeof tr[idx]);
                isEnd[idx] = false;
                tr[p][u] = idx++;
            }
            p = tr[p][u];
        }
        isEnd[p] = true;
    }
    int walk(string s) {
        int p = 0;
        for (char c : s) { p = tr[p][c - 'a']; if (!p) return 0; }
        return p;
    }
    bool search(string word) { int p = walk(word); return p && isEnd[p]; }
    bool startsWith(string prefix) { return walk(prefix); }
};
