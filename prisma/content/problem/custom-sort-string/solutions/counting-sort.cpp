#include <array>
#include <string>
using namespace std;

class Solution {
public:
    string customSortString(string order, string s) {
        array<int, 26> counts{};
        for (char letter : s) counts[letter - 'a']++;
        string sorted;
        for (char letter : order) {
            sorted.append(counts[letter - 'a'], letter);
            counts[letter - 'a'] = 0;
        }
        for (char letter = 'a'; letter <= 'z'; letter++) {
            sorted.append(counts[letter - 'a'], letter);
        }
        return sorted;
    }
};
