-- Wrong Answer: pairs washes of different machines that have the same number
SELECT
  started.machine,
  round(avg(ended.minute - started.minute), 2) AS average
FROM report AS started
JOIN report AS ended ON ended.wash = started.wash AND ended.event = 'end'
WHERE started.event = 'start'
GROUP BY started.machine;
