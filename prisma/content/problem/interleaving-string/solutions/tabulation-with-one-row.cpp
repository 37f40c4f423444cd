#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    bool isInterleave(string s1, string s2, string s3) {
        size_t m = s1.size();
        size_t n = s2.size();
        if (m + n != s3.size()) return false;
        vector<char> fits(n + 1, 1);
        for (size_t j = 1; j <= n; j++) fits[j] = fits[j - 1] && s2[j - 1] == s3[j - 1];
        for (size_t i = 1; i <= m; i++) {
            fits[0] = fits[0] && s1[i - 1] == s3[i - 1];
            for (size_t j = 1; j <= n; j++) {
                char letter = s3[i + j - 1];
                bool fromFirst = fits[j] && s1[i - 1] == letter;
                fits[j] = fromFirst || (fits[j - 1] && s2[j - 1] == letter);
            }
        }
        return fits[n];
    }
};
