// Wrong Answer: looks for the largest square
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

using namespace std;

int main() {
    vector<int> above;
    int longest = 0;
    for (string row; cin >> row;) {
        above.resize(row.size() + 1, 0);
        vector<int> sides(row.size() + 1, 0);
        for (size_t i = 0; i < row.size(); ++i) {
            const int side = min({above[i], above[i + 1], sides[i]});
            sides[i + 1] = row[i] == '.' ? side + 1 : 0;
            longest = max(longest, sides[i + 1]);
        }
        above = sides;
    }
    cout << longest * longest << '\n';
}
