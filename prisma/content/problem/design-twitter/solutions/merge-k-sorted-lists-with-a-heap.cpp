#include <queue>
#include <tuple>
#include <unordered_map>
#include <unordered_set>
#include <vector>
using namespace std;

class Twitter {
public:
    Twitter() {}

    void postTweet(int userId, int tweetId) {
        tweets[userId].push_back({++time, tweetId});
    }

    vector<int> getNewsFeed(int userId) {
        priority_queue<tuple<int, int, int>> heap;  // time, author, index in the list
        auto add = [&](int author, int place) {
            if (place >= 0) heap.push({tweets[author][place].time, author, place});
        };
        add(userId, static_cast<int>(tweets[userId].size()) - 1);
        for (int author : followed[userId]) {
            add(author, static_cast<int>(tweets[author].size()) - 1);
        }
        vector<int> feed;
        while (!heap.empty() && feed.size() < 10) {
            auto [latest, author, place] = heap.top();
            heap.pop();
            feed.push_back(tweets[author][place].id);
            add(author, place - 1);
        }
        return feed;
    }

    void follow(int followerId, int followeeId) {
        followed[followerId].insert(followeeId);
    }

    void unfollow(int followerId, int followeeId) {
        followed[followerId].erase(followeeId);
    }

private:
    struct Tweet {
        int time;
        int id;
    };

    int time = 0;
    unordered_map<int, vector<Tweet>> tweets;
    unordered_map<int, unordered_set<int>> followed;
};
