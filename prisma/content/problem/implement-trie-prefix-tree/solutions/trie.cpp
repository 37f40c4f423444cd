#include <array>
#include <string>
#include <vector>
using namespace std;

class Trie {
public:
    Trie() : nodes(1) {}

    void insert(string word) {
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
        int node = find(word);
        return node >= 0 && nodes[node].isEnd;
    }

    bool startsWith(string prefix) {
        return find(prefix) >= 0;
    }

private:
    struct Node {
        array<int, 26> children{};
        bool isEnd = false;
    };

    vector<Node> nodes;

    int find(const string& prefix) {
        int node = 0;
        for (char letter : prefix) {
            node = nodes[node].children[letter - 'a'];
            if (node == 0) return -1;
        }
        return node;
    }
};
