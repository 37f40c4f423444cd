#include <string>
#include <unordered_set>
using namespace std;

class Solution {
public:
    int longestPalindrome(string s) {
        unordered_set<char> unpaired;
        int length = 0;
        for (char letter : s) {
            if (unpaired.erase(letter)) {
                length += 2;
            } else {
                unpaired.insert(letter);
            }
        }
        return unpaired.empty() ? length : length + 1;
    }
};
