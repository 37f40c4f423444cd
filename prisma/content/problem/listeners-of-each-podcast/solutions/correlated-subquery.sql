SELECT
  id AS podcast,
  (
    SELECT count(*)
    FROM subscription
    WHERE podcast_id = podcast.id AND cancelled_on IS NULL
  ) AS listeners
FROM podcast
ORDER BY id;
