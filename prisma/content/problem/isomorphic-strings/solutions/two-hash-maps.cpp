#include <string>
#include <unordered_map>
using namespace std;

class Solution {
public:
    bool isIsomorphic(string s, string t) {
        unordered_map<char, char> becomes, comesFrom;
        for (size_t i = 0; i < s.size(); i++) {
            if (becomes.try_emplace(s[i], t[i]).first->second != t[i]) return false;
            if (comesFrom.try_emplace(t[i], s[i]).first->second != s[i]) return false;
        }
        return true;
    }
};
