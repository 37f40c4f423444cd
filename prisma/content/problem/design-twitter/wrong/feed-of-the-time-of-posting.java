// Wrong Answer: delivers a tweet to those who are followers when it is posted, not when the feed is read
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

class Twitter {
    private final Map<Integer, Set<Integer>> followers = new HashMap<>();
    private final Map<Integer, List<Integer>> feeds = new HashMap<>();

    public void postTweet(int userId, int tweetId) {
        Set<Integer> readers = new HashSet<>(followers.getOrDefault(userId, Set.of()));
        readers.add(userId);
        for (int reader : readers) {
            feeds.computeIfAbsent(reader, none -> new ArrayList<>()).add(0, tweetId);
        }
    }

    public List<Integer> getNewsFeed(int userId) {
        List<Integer> feed = feeds.getOrDefault(userId, List.of());
        return List.copyOf(feed.subList(0, Math.min(10, feed.size())));
    }

    public void follow(int followerId, int followeeId) {
        followers.computeIfAbsent(followeeId, none -> new HashSet<>()).add(followerId);
    }

    public void unfollow(int followerId, int followeeId) {
        followers.getOrDefault(followeeId, new HashSet<>()).remove(followerId);
    }
}
