#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>
using namespace std;

class Twitter {
public:
    Twitter() {}

    void postTweet(int userId, int tweetId) {
        tweets.push_back({userId, tweetId});
    }

    vector<int> getNewsFeed(int userId) {
        vector<int> feed;
        const auto& authors = followed[userId];
        for (auto tweet = tweets.rbegin(); tweet != tweets.rend(); ++tweet) {
            if (tweet->first != userId && !authors.contains(tweet->first)) continue;
            feed.push_back(tweet->second);
            if (feed.size() == 10) break;
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
    vector<pair<int, int>> tweets;
    unordered_map<int, unordered_set<int>> followed;
};
