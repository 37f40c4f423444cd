import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;

class Twitter {
    private record Tweet(int time, int id, Tweet before) {}

    private int time;
    private final Map<Integer, Tweet> latest = new HashMap<>();
    private final Map<Integer, Set<Integer>> followed = new HashMap<>();

    public void postTweet(int userId, int tweetId) {
        latest.put(userId, new Tweet(time++, tweetId, latest.get(userId)));
    }

    public List<Integer> getNewsFeed(int userId) {
        PriorityQueue<Tweet> heap =
                new PriorityQueue<>((a, b) -> Integer.compare(b.time(), a.time()));
        if (latest.containsKey(userId)) heap.add(latest.get(userId));
        for (int author : followed.getOrDefault(userId, Set.of())) {
            if (latest.containsKey(author)) heap.add(latest.get(author));
        }
        List<Integer> feed = new ArrayList<>();
        while (!heap.isEmpty() && feed.size() < 10) {
            Tweet tweet = heap.remove();
            feed.add(tweet.id());
            if (tweet.before() != null) heap.add(tweet.before());
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
