#include <string>
using namespace std;

class Solution {
public:
    bool validPalindrome(string s) {
        int low = 0;
        int high = static_cast<int>(s.size()) - 1;
        while (low < high && s[low] == s[high]) {
            low++;
            high--;
        }
        return isPalindrome(s, low + 1, high) || isPalindrome(s, low, high - 1);
    }

private:
    static bool isPalindrome(const string& s, int low, int high) {
        while (low < high && s[low] == s[high]) {
            low++;
            high--;
        }
        return low >= high;
    }
};
