#include <algorithm>
#include <string>
using namespace std;

class Solution {
public:
    string removeDuplicates(string s) {
        auto pair = adjacent_find(s.begin(), s.end());
        while (pair != s.end()) {
            s.erase(pair, pair + 2);
            pair = adjacent_find(s.begin(), s.end());
        }
        return s;
    }
};
