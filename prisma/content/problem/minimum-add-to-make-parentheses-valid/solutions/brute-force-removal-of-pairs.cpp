#include <string>
using namespace std;

class Solution {
public:
    int minAddToMakeValid(string s) {
        string left = withoutPairs(s);
        while (left.size() < s.size()) {
            s = left;
            left = withoutPairs(s);
        }
        return s.size();
    }

private:
    static string withoutPairs(const string& text) {
        string left;
        for (size_t i = 0; i < text.size(); i++) {
            if (text.compare(i, 2, "()") == 0) {
                i++;
            } else {
                left += text[i];
            }
        }
        return left;
    }
};
