#include <algorithm>
#include <sstream>
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    string simplifyPath(string path) {
        vector<string> names;
        istringstream pieces(path);
        string piece;
        while (getline(pieces, piece, '/')) {
            if (!piece.empty() && piece != ".") names.push_back(piece);
        }
        auto up = find(names.begin(), names.end(), "..");
        while (up != names.end()) {
            names.erase(up == names.begin() ? up : up - 1, up + 1);
            up = find(names.begin(), names.end(), "..");
        }
        string simple;
        for (const string& name : names) simple += "/" + name;
        return simple.empty() ? "/" : simple;
    }
};
