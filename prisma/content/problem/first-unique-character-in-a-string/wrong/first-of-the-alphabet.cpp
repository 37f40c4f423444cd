// Wrong Answer: returns the unique letter that comes first in the alphabet
#include <map>
#include <string>
using namespace std;

class Solution {
public:
    int firstUniqChar(string s) {
        map<char, int> counts;
        for (char letter : s) ++counts[letter];
        for (auto [letter, count] : counts) {
            if (count == 1) return s.find(letter);
        }
        return -1;
    }
};
