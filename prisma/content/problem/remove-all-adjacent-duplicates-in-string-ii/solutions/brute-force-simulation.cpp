#include <string>
using namespace std;

class Solution {
public:
    string removeDuplicates(string s, int k) {
        for (int end = findRow(s, k); end >= 0; end = findRow(s, k)) {
            s.erase(end - k, k);
        }
        return s;
    }

private:
    static int findRow(const string& s, int k) {
        int length = 0;
        for (size_t i = 0; i < s.size(); i++) {
            length = i > 0 && s[i - 1] == s[i] ? length + 1 : 1;
            if (length == k) return static_cast<int>(i) + 1;
        }
        return -1;
    }
};
