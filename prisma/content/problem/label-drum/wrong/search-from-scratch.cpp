// Time Limit Exceeded: naive matching: compares from the first letter at every index of the doubled string
#include <iostream>
#include <string>

using namespace std;

int main() {
    int q;
    cin >> q;
    while (q-- > 0) {
        string cut, wanted;
        cin >> cut >> wanted;
        const string drum = cut + cut;
        const size_t n = wanted.size();
        int move = -1;
        for (size_t i = 0; move < 0 && n == cut.size() && i < n; ++i) {
            size_t equal = 0;
            while (equal < n && drum[i + equal] == wanted[equal]) equal++;
            if (equal == n) move = static_cast<int>(i);
        }
        cout << move << '\n';
    }
}
