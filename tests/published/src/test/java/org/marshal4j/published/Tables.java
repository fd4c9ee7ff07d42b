package org.marshal4j.published;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The results as tables of Markdown. */
final class Tables {
    private static final List<String> JARS = List.of(
            "| jar | version | tried | accepted | of them | read back equal | refused by the class | too long | not filled |",
            "| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |");
    private static final List<String> CAUSES =
            List.of("| code | cause | classes | themselves | jars |", "| --- | --- | ---: | ---: | --- |");

    private Tables() {}

    /** A row for each jar, and one for all. */
    static List<String> jars(List<JarResult> results) {
        List<String> lines = new ArrayList<>(JARS);
        results.forEach(result -> lines.add(row(result)));
        long tried = results.stream().mapToLong(JarResult::tried).sum();
        long accepted =
                results.stream().mapToLong(result -> result.outcomes().size()).sum();
        lines.add(cells(
                "all",
                "",
                tried,
                accepted,
                share(accepted, tried),
                sum(results, Outcome.Kind.SAME),
                sum(results, Outcome.Kind.NOT_READ) + sum(results, Outcome.Kind.NOT_WRITTEN),
                sum(results, Outcome.Kind.TOO_LONG),
                sum(results, Outcome.Kind.NOT_FILLED)));
        return lines;
    }

    /** The row of a jar. */
    static String row(JarResult result) {
        int accepted = result.outcomes().size();
        return cells(
                "`" + result.artifact() + "`",
                result.version(),
                result.tried(),
                accepted,
                share(accepted, result.tried()),
                result.count(Outcome.Kind.SAME),
                result.count(Outcome.Kind.NOT_READ) + result.count(Outcome.Kind.NOT_WRITTEN),
                result.count(Outcome.Kind.TOO_LONG),
                result.count(Outcome.Kind.NOT_FILLED));
    }

    /** A row for each cause of refusals, the most frequent first. */
    static List<String> causes(List<JarResult> results) {
        Map<Cause, Long> all = new TreeMap<>();
        Map<Cause, Long> own = new HashMap<>();
        Map<Cause, List<String>> jars = new HashMap<>();
        for (JarResult result : results) {
            result.refusals().forEach((cause, count) -> {
                all.merge(cause, count, Long::sum);
                jars.computeIfAbsent(cause, key -> new ArrayList<>()).add(result.artifact() + " " + count);
            });
            result.own().forEach(type -> own.merge(result.causes().get(type), 1L, Long::sum));
        }
        List<String> lines = new ArrayList<>(CAUSES);
        lines.addAll(all.entrySet().stream()
                .sorted(Map.Entry.<Cause, Long>comparingByValue(Comparator.reverseOrder())
                        .thenComparing(Map.Entry.comparingByKey()))
                .map(entry -> cells(
                        entry.getKey().code(),
                        entry.getKey().kind(),
                        entry.getValue(),
                        own.getOrDefault(entry.getKey(), 0L),
                        String.join(", ", jars.get(entry.getKey()))))
                .toList());
        return lines;
    }

    private static long sum(List<JarResult> results, Outcome.Kind kind) {
        return results.stream().mapToLong(result -> result.count(kind)).sum();
    }

    private static String share(long part, long whole) {
        return String.format(Locale.ROOT, "%.0f %%", whole == 0 ? 0 : 100.0 * part / whole);
    }

    private static String cells(Object... cells) {
        return List.of(cells).stream().map(String::valueOf).collect(Collectors.joining(" | ", "| ", " |"));
    }
}
