#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

struct Band {
    int start;
    int end;
    long long fee;
};

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<Band> bands(n);
    for (Band& band : bands) cin >> band.start >> band.end >> band.fee;
    sort(bands.begin(), bands.end(),
         [](const Band& a, const Band& b) { return a.end < b.end; });

    vector<long long> total(n);
    for (int i = 0; i < n; ++i) {
        long long earlier = 0;
        for (int j = 0; j < i; ++j) {
            if (bands[j].end <= bands[i].start) earlier = max(earlier, total[j]);
        }
        total[i] = earlier + bands[i].fee;
    }
    cout << *max_element(total.begin(), total.end()) << '\n';
}
