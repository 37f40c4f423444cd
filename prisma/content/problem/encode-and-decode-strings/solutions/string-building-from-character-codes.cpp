#include <string>
#include <vector>
using namespace std;

class Codec {
public:
    string encode(vector<string>& strs) {
        string text;
        for (const string& str : strs) {
            for (unsigned char sign : str) text += to_string(sign) + ',';
            text += ';';
        }
        return text;
    }

    vector<string> decode(string s) {
        vector<string> strs;
        string str;
        int code = 0;
        for (char sign : s) {
            if (sign == ';') {
                strs.push_back(str);
                str.clear();
            } else if (sign == ',') {
                str += static_cast<char>(code);
                code = 0;
            } else {
                code = 10 * code + (sign - '0');
            }
        }
        return strs;
    }
};
