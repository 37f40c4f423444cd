#include <queue>
#include <string>
#include <unordered_map>
#include <utility>
using namespace std;

class Solution {
public:
    string frequencySort(string s) {
        unordered_map<char, int> counts;
        for (char character : s) counts[character]++;
        priority_queue<pair<int, char>> heap;
        for (auto [character, count] : counts) heap.push({count, character});
        string sorted;
        while (!heap.empty()) {
            auto [count, character] = heap.top();
            heap.pop();
            sorted.append(count, character);
        }
        return sorted;
    }
};
