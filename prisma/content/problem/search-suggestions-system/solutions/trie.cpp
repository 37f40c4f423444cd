#include <algorithm>
#include <array>
#include <string>
#include <vector>
using namespace std;

class Solution {
    static constexpr int MISSING = -1;

    struct TrieNode {
        array<int, 26> children;
        vector<int> suggestions;

        TrieNode() { children.fill(MISSING); }
    };

public:
    vector<vector<string>> suggestedProducts(vector<string>& products,
                                             string searchWord) {
        sort(products.begin(), products.end());
        vector<TrieNode> trie(1);
        for (int i = 0; i < static_cast<int>(products.size()); i++) {
            int node = 0;
            for (char letter : products[i]) {
                int child = trie[node].children[letter - 'a'];
                if (child == MISSING) {
                    child = trie.size();
                    trie[node].children[letter - 'a'] = child;
                    trie.emplace_back();
                }
                node = child;
                vector<int>& names = trie[node].suggestions;
                if (names.size() < 3) names.push_back(i);
            }
        }
        vector<vector<string>> suggestions(searchWord.size());
        int node = 0;
        for (size_t i = 0; i < searchWord.size(); i++) {
            node = trie[node].children[searchWord[i] - 'a'];
            if (node == MISSING) break;
            for (int name : trie[node].suggestions) {
                suggestions[i].push_back(products[name]);
            }
        }
        return suggestions;
    }
};
