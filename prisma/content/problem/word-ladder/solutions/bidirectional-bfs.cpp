#include <string>
#include <unordered_set>
#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    int ladderLength(string beginWord, string endWord, vector<string>& wordList) {
        unordered_set<string> unused(wordList.begin(), wordList.end());
        if (unused.erase(endWord) == 0) return 0;
        unused.erase(beginWord);
        unordered_set<string> layer = {beginWord}, other = {endWord};
        for (int count = 2; !layer.empty(); count++) {
            unordered_set<string> following;
            for (string word : layer) {
                for (char& place : word) {
                    char own = place;
                    for (place = 'a'; place <= 'z'; place++) {
                        if (other.count(word) > 0) return count;
                        if (unused.erase(word) > 0) following.insert(word);
                    }
                    place = own;
                }
            }
            layer = move(following);
            if (layer.size() > other.size()) swap(layer, other);
        }
        return 0;
    }
};
