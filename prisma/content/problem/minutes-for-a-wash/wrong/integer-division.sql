-- Wrong Answer: integer division cuts off the decimals
SELECT
  started.machine,
  sum(ended.minute - started.minute) / count(*) AS average
FROM report AS started
JOIN report AS ended USING (machine, wash)
WHERE started.event = 'start' AND ended.event = 'end'
GROUP BY started.machine;
