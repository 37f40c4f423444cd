#include <array>
#include <string>
#include <vector>
using namespace std;

class Solution {
    struct Place {
        array<int, 26> children{};
        int word = -1;
    };
    vector<Place> trie;
    vector<int> found;

    void walk(vector<vector<char>>& board, int place, int r, int c) {
        int rows = board.size(), columns = board[0].size();
        if (r < 0 || r >= rows || c < 0 || c >= columns || board[r][c] == '#') return;
        char letter = board[r][c];
        int child = trie[place].children[letter - 'a'];
        if (child == 0) return;
        if (trie[child].word >= 0) {
            found.push_back(trie[child].word);
            trie[child].word = -1;
        }
        board[r][c] = '#';
        walk(board, child, r - 1, c);
        walk(board, child, r + 1, c);
        walk(board, child, r, c - 1);
        walk(board, child, r, c + 1);
        board[r][c] = letter;
    }

public:
    vector<string> findWords(vector<vector<char>>& board, vector<string>& words) {
        trie.assign(1, {});
        found.clear();
        for (size_t i = 0; i < words.size(); i++) {
            int place = 0;
            for (char letter : words[i]) {
                if (trie[place].children[letter - 'a'] == 0) {
                    trie[place].children[letter - 'a'] = trie.size();
                    trie.emplace_back();
                }
                place = trie[place].children[letter - 'a'];
            }
            trie[place].word = i;
        }
        for (size_t r = 0; r < board.size(); r++) {
            for (size_t c = 0; c < board[0].size(); c++) walk(board, 0, r, c);
        }
        vector<string> answer;
        for (int i : found) answer.push_back(words[i]);
        return answer;
    }
};
