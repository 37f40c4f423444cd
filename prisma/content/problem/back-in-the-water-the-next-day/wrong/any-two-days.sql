-- Wrong Answer: counts guests who came on two consecutive days at any time
SELECT
  round(
    count(DISTINCT later.guest)::numeric / nullif(count(DISTINCT swim.guest), 0),
    2
  ) AS fraction
FROM swim
LEFT JOIN swim AS later ON later.guest = swim.guest AND later.day = swim.day + 1;
