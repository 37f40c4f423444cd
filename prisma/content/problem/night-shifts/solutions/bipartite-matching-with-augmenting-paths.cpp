#include <iostream>
#include <sstream>
#include <string>
#include <vector>

using namespace std;

class Plan {
public:
    Plan(int nurses, int shifts) : wishes_(nurses), nurseOf_(shifts + 1, -1) {}

    void addWish(int nurse, int shift) { wishes_[nurse].push_back(shift); }

    int filledShifts() {
        int filled = 0;
        for (int nurse = 0; nurse < static_cast<int>(wishes_.size()); ++nurse) {
            isAsked_.assign(nurseOf_.size(), false);
            if (place(nurse)) ++filled;
        }
        return filled;
    }

private:
    bool place(int nurse) {
        for (const int shift : wishes_[nurse]) {
            if (isAsked_[shift]) continue;
            isAsked_[shift] = true;
            if (nurseOf_[shift] < 0 || place(nurseOf_[shift])) {
                nurseOf_[shift] = nurse;
                return true;
            }
        }
        return false;
    }

    vector<vector<int>> wishes_;
    vector<int> nurseOf_;
    vector<bool> isAsked_;
};

int main() {
    int n, m;
    cin >> n >> m >> ws;
    Plan plan(n, m);
    for (int nurse = 0; nurse < n; ++nurse) {
        string line;
        getline(cin, line);
        istringstream words(line);
        for (int shift; words >> shift;) plan.addWish(nurse, shift);
    }
    cout << plan.filledShifts() << '\n';
}
