SELECT
  class,
  CASE
    WHEN seconds IS NOT NULL THEN 1 + (
      SELECT count(*)
      FROM runner AS other
      WHERE other.class = runner.class AND other.seconds < runner.seconds
    )
  END AS place,
  name,
  seconds - (
    SELECT min(other.seconds) FROM runner AS other WHERE other.class = runner.class
  ) AS behind
FROM runner
ORDER BY class, place, name;
