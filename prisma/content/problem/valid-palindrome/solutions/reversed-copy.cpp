#include <cctype>
#include <string>
using namespace std;

class Solution {
public:
    bool isPalindrome(string s) {
        string kept;
        for (unsigned char c : s) {
            if (isalnum(c)) kept += static_cast<char>(tolower(c));
        }
        return kept == string(kept.rbegin(), kept.rend());
    }
};
