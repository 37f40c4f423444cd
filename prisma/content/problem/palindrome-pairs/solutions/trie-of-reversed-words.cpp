#include <memory>
#include <string>
#include <unordered_map>
#include <vector>
using namespace std;

class Solution {
    struct Letter {
        unordered_map<char, unique_ptr<Letter>> children;
        int word = -1;
        vector<int> withPalindrome;
    };

public:
    vector<vector<int>> palindromePairs(vector<string>& words) {
        int n = static_cast<int>(words.size());
        Letter root;
        for (int i = 0; i < n; ++i) {
            Letter* node = &root;
            for (int end = static_cast<int>(words[i].size()); end > 0; --end) {
                if (isPalindrome(words[i], 0, end - 1)) {
                    node->withPalindrome.push_back(i);
                }
                auto& child = node->children[words[i][end - 1]];
                if (!child) child = make_unique<Letter>();
                node = child.get();
            }
            node->withPalindrome.push_back(i);
            node->word = i;
        }
        vector<vector<int>> pairs;
        for (int i = 0; i < n; ++i) {
            const string& word = words[i];
            int length = static_cast<int>(word.size());
            const Letter* node = &root;
            for (int start = 0; node && start < length; ++start) {
                if (node->word >= 0 && isPalindrome(word, start, length - 1)) {
                    pairs.push_back({i, node->word});
                }
                auto child = node->children.find(word[start]);
                node = child == node->children.end() ? nullptr : child->second.get();
            }
            if (!node) continue;
            for (int j : node->withPalindrome) {
                if (j != i) pairs.push_back({i, j});
            }
        }
        return pairs;
    }

private:
    bool isPalindrome(const string& s, int left, int right) {
        while (left < right) {
            if (s[left++] != s[right--]) return false;
        }
        return true;
    }
};
