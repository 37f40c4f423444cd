#include <string>
using namespace std;

class Solution {
public:
    string longestPalindrome(string s) {
        int n = static_cast<int>(s.size()), from = 0, length = 0;
        for (int start = 0; start < n; start++)
            for (int end = start + length; end < n; end++)
                if (isPalindrome(s, start, end)) {
                    from = start;
                    length = end - start + 1;
                }
        return s.substr(from, length);
    }

private:
    static bool isPalindrome(const string& s, int left, int right) {
        while (left < right)
            if (s[left++] != s[right--]) return false;
        return true;
    }
};
