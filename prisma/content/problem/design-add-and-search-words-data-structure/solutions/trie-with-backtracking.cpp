#include <array>
#include <cstddef>
#include <string>
#include <vector>
using namespace std;

class WordDictionary {
public:
    WordDictionary() : nodes(1) {}

    void addWord(string word) {
        int node = 0;
        for (char letter : word) {
            if (nodes[node].children[letter - 'a'] == 0) {
                nodes[node].children[letter - 'a'] = nodes.size();
                nodes.emplace_back();
            }
            node = nodes[node].children[letter - 'a'];
        }
        nodes[node].isEnd = true;
    }

    bool search(string pattern) {
        return finds(pattern, 0, 0);
    }

private:
    struct Node {
        array<int, 26> children{};
        bool isEnd = false;
    };

    vector<Node> nodes;

    bool finds(const string& pattern, size_t start, int node) {
        for (size_t i = start; i < pattern.size(); ++i) {
            if (pattern[i] == '.') {
                for (int child : nodes[node].children) {
                    if (child != 0 && finds(pattern, i + 1, child)) return true;
                }
                return false;
            }
            node = nodes[node].children[pattern[i] - 'a'];
            if (node == 0) return false;
        }
        return nodes[node].isEnd;
    }
};
