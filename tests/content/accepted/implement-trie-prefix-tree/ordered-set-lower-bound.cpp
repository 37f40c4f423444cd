class Trie {
    set<string> words;
public:
    Trie() {}
    void insert(string word) { words.insert(word); }
    bool search(string word) { return words.count(word); }
    bool startsWith(string prefix) {
        auto it = words.lower_bound(prefix);
        return it != words.end() && it->compare(0, prefix.size(), prefix) == 0;
    }
};
