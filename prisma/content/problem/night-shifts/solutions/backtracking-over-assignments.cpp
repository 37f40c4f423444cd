#include <algorithm>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

using namespace std;

int mostFilled(const vector<vector<int>>& wishes, size_t nurse, vector<bool>& isTaken) {
    if (nurse == wishes.size()) return 0;
    int best = mostFilled(wishes, nurse + 1, isTaken);
    for (const int shift : wishes[nurse]) {
        if (isTaken[shift]) continue;
        isTaken[shift] = true;
        best = max(best, 1 + mostFilled(wishes, nurse + 1, isTaken));
        isTaken[shift] = false;
    }
    return best;
}

int main() {
    int n, m;
    cin >> n >> m >> ws;
    vector<vector<int>> wishes(n);
    for (auto& shifts : wishes) {
        string line;
        getline(cin, line);
        istringstream words(line);
        for (int shift; words >> shift;) shifts.push_back(shift);
    }
    vector<bool> isTaken(m + 1, false);
    cout << mostFilled(wishes, 0, isTaken) << '\n';
}
