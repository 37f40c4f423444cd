// Wrong Answer: lets a frame fit into one of equal height
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

using namespace std;

int main() {
    int n;
    cin >> n;
    vector<pair<int, int>> frames(n);
    for (auto& [width, height] : frames) {
        cin >> width >> height;
        height = -height;
    }
    sort(frames.begin(), frames.end());
    vector<int> ends;
    for (const auto& frame : frames) {
        const int height = -frame.second;
        const auto place = upper_bound(ends.begin(), ends.end(), height);
        if (place == ends.end()) ends.push_back(height);
        else *place = height;
    }
    cout << ends.size() << '\n';
}
