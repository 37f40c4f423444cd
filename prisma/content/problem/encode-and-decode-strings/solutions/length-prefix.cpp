#include <cstddef>
#include <string>
#include <vector>
using namespace std;

class Codec {
public:
    string encode(vector<string>& strs) {
        string text;
        for (const string& str : strs) text += to_string(str.size()) + ':' + str;
        return text;
    }

    vector<string> decode(string s) {
        vector<string> strs;
        size_t at = 0;
        while (at < s.size()) {
            size_t colon = s.find(':', at);
            size_t length = stoul(s.substr(at, colon - at));
            strs.push_back(s.substr(colon + 1, length));
            at = colon + 1 + length;
        }
        return strs;
    }
};
