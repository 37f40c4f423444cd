// Wrong Answer: lets one nurse switch, but does not follow longer augmenting paths
#include <algorithm>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

using namespace std;

int main() {
    int n, m;
    cin >> n >> m >> ws;
    vector<vector<int>> wishes(n);
    vector<int> nurseOf(m + 1, -1);
    const auto freeOf = [&](int nurse) {
        for (const int shift : wishes[nurse]) {
            if (nurseOf[shift] < 0) return shift;
        }
        return 0;
    };
    int filled = 0;
    for (int nurse = 0; nurse < n; ++nurse) {
        string line;
        getline(cin, line);
        istringstream words(line);
        for (int shift; words >> shift;) wishes[nurse].push_back(shift);
        int mine = freeOf(nurse);
        for (size_t i = 0; mine == 0 && i < wishes[nurse].size(); ++i) {
            const int shift = wishes[nurse][i];
            const int other = freeOf(nurseOf[shift]);
            if (other == 0) continue;
            nurseOf[other] = nurseOf[shift];
            mine = shift;
        }
        if (mine == 0) continue;
        nurseOf[mine] = nurse;
        ++filled;
    }
    cout << filled << '\n';
}
