#include <string>
#include <utility>
#include <vector>
using namespace std;

class Solution {
    static bool areNeighbours(const string& first, const string& second) {
        int different = 0;
        for (size_t i = 0; i < first.size(); i++) different += first[i] != second[i];
        return different == 1;
    }

public:
    int ladderLength(string beginWord, string endWord, vector<string>& wordList) {
        vector<string> unused = wordList;
        vector<string> layer = {beginWord};
        for (int count = 1; !layer.empty(); count++) {
            vector<string> following;
            for (const string& word : layer) {
                if (word == endWord) return count;
                vector<string> left;
                for (string& other : unused) {
                    (areNeighbours(word, other) ? following : left).push_back(other);
                }
                unused = move(left);
            }
            layer = move(following);
        }
        return 0;
    }
};
