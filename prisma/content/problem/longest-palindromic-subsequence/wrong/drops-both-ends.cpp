// Wrong Answer: drops both ends if they differ, although one of them may still be used
#include <string>
using namespace std;

class Solution {
public:
    int longestPalindromeSubseq(string s) {
        int length = 0;
        int i = 0, j = s.size() - 1;
        while (i < j) {
            if (s[i] == s[j]) length += 2;
            i++;
            j--;
        }
        return length + (i == j);
    }
};
