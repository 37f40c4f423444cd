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
                if (sign == '/' || sign == ',') text += '/';
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
            if (s[at] == ',') {
                strs.push_back(str);
                str.clear();
            } else {
                if (s[at] == '/') ++at;
                str += s[at];
            }
        }
        return strs;
    }
};
