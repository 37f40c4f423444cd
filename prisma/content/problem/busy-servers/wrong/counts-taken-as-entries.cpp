// Wrong Answer: treats the number of entries at the start of each line as an entry
#include <iostream>
#include <map>

using namespace std;

int main() {
    int k;
    cin >> k;
    map<int, int> requests;
    for (int minute; cin >> minute;) ++requests[minute];
    for (const auto& [minute, count] : requests) cout << minute << ' ' << count << '\n';
}
