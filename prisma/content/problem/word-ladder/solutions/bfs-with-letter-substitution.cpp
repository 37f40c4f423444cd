#include <queue>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    int ladderLength(string beginWord, string endWord, vector<string>& wordList) {
        unordered_set<string> unused(wordList.begin(), wordList.end());
        queue<pair<string, int>> waiting;
        waiting.push({beginWord, 1});
        while (!waiting.empty()) {
            auto [word, count] = waiting.front();
            waiting.pop();
            if (word == endWord) return count;
            for (char& place : word) {
                char own = place;
                for (place = 'a'; place <= 'z'; place++) {
                    if (unused.erase(word) > 0) waiting.push({word, count + 1});
                }
                place = own;
            }
        }
        return 0;
    }
};
