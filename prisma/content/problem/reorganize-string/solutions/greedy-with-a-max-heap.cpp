#include <queue>
#include <string>
#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    string reorganizeString(string s) {
        vector<int> counts(26);
        for (char letter : s) counts[letter - 'a']++;
        priority_queue<pair<int, char>> heap;
        for (int i = 0; i < 26; i++) {
            if (counts[i] > 0) heap.emplace(counts[i], 'a' + i);
        }
        string result;
        pair<int, char> held = {0, ' '};
        while (!heap.empty()) {
            auto [count, letter] = heap.top();
            heap.pop();
            result += letter;
            if (held.first > 0) heap.push(held);
            held = {count - 1, letter};
        }
        return held.first > 0 ? "" : result;
    }
};
