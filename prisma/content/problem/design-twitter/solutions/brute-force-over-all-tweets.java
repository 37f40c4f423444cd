import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

class Twitter {
    private record Tweet(int author, int id) {}

    private final List<Tweet> tweets = new ArrayList<>();
    private final Map<Integer, Set<Integer>> followed = new HashMap<>();

    public void postTweet(int userId, int tweetId) {
        tweets.add(new Tweet(userId, tweetId));
    }

    public List<Integer> getNewsFeed(int userId) {
        List<Integer> feed = new ArrayList<>();
        Set<Integer> authors = followed.getOrDefault(userId, Set.of());
        for (int i = tweets.size() - 1; i >= 0 && feed.size() < 10; i--) {
            Tweet tweet = tweets.get(i);
            if (tweet.author() == userId || authors.contains(tweet.author())) {
                feed.add(tweet.id());
            }
        }
        return feed;
    }

    public void follow(int followerId, int followeeId) {
        followed.computeIfAbsent(followerId, none -> new HashSet<>()).add(followeeId);
    }

    public void unfollow(int followerId, int followeeId) {
        followed.getOrDefault(followerId, new HashSet<>()).remove(followeeId);
    }
}
