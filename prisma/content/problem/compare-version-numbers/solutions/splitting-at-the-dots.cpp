#include <sstream>
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    int compareVersion(string version1, string version2) {
        vector<int> first = revisionsOf(version1), second = revisionsOf(version2);
        for (size_t i = 0; i < first.size() || i < second.size(); i++) {
            int a = i < first.size() ? first[i] : 0;
            int b = i < second.size() ? second[i] : 0;
            if (a != b) return a < b ? -1 : 1;
        }
        return 0;
    }

private:
    static vector<int> revisionsOf(const string& version) {
        vector<int> revisions;
        stringstream stream(version);
        for (string part; getline(stream, part, '.');) revisions.push_back(stoi(part));
        return revisions;
    }
};
