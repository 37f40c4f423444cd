#include <string>
#include <unordered_map>
#include <vector>
using namespace std;

class Solution {
public:
    string frequencySort(string s) {
        unordered_map<char, int> counts;
        for (char character : s) counts[character]++;
        vector<string> buckets(s.size() + 1);
        for (auto [character, count] : counts) buckets[count] += character;
        string sorted;
        for (int count = s.size(); count > 0; count--) {
            for (char character : buckets[count]) sorted.append(count, character);
        }
        return sorted;
    }
};
