// Wrong Answer: skips letters that s1 does not have, so the match may have gaps
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    bool checkInclusion(string s1, string s2) {
        vector<int> missing(26, 0);
        for (char letter : s1) missing[letter - 'a']++;
        int open = s1.size();
        for (char letter : s2) {
            if (missing[letter - 'a'] > 0) {
                missing[letter - 'a']--;
                open--;
            }
        }
        return open == 0;
    }
};
