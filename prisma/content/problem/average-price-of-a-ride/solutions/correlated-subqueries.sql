SELECT
  line,
  coalesce(
    (
      SELECT round(sum(fare.euros * sold)::numeric / sum(sold), 2)
      FROM rides
      JOIN fare ON fare.line = rides.line
        AND day BETWEEN fare.valid_from AND fare.valid_until
      WHERE rides.line = listed.line
    ),
    0
  ) AS average
FROM (SELECT DISTINCT line FROM fare) AS listed;
