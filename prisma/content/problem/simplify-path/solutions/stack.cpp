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
            if (piece == "..") {
                if (!names.empty()) names.pop_back();
            } else if (!piece.empty() && piece != ".") {
                names.push_back(piece);
            }
        }
        string simple;
        for (const string& name : names) simple += "/" + name;
        return simple.empty() ? "/" : simple;
    }
};
