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

    bool search(string word) {
        return finds(word, 0, 0);
    }

private:
    struct Node {
        array<int, 26> children{};
        bool isEnd = false;
    };

    vector<Node> nodes;

    bool finds(const string& word, size_t start, int node) {
        for (size_t i = start; i < word.size(); ++i) {
            if (word[i] == '.') {
                for (int child : nodes[node].children) {
                    if (child != 0 && finds(word, i + 1, child)) return true;
                }
                return false;
            }
            node = nodes[node].children[word[i] - 'a'];
            if (node == 0) return false;
        }
        return nodes[node].isEnd;
    }
};
