// Wrong Answer: does not escape the slash, so a slash at the end of a string escapes the delimiter after it
#include <cstddef>
#include <string>
#include <vector>
using namespace std;

class Codec {
public:
    string encode(vector<string>& strs) {
        string text;
        for (const string& str : strs) {
            for (char sign : str) {
                if (sign == ',') text += '/';
                text += sign;
            }
            text += ',';
        }
        return text;
    }

    vector<string> decode(string s) {
        vector<string> strs;
        string str;
        for (size_t at = 0; at < s.size(); ++at) {
            if (s[at] == '/' && at + 1 < s.size() && s[at + 1] == ',') {
                str += s[++at];
            } else if (s[at] == ',') {
                strs.push_back(str);
                str.clear();
            } else {
                str += s[at];
            }
        }
        return strs;
    }
};
