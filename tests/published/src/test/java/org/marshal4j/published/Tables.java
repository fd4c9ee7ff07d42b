package org.marshal4j.published;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The results as tables in Markdown. */
final class Tables {
    private static final List<String> JARS = List.of(
            "| jar | version | tried | accepted | of them | read back equal | refused by the class | too long | not filled"
                    + " | with mix-ins | of them |",
            "| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |");
    private static final List<String> MIX_INS = List.of(
            "| jar | lines | accepted | of them | read back equal | refused by the class | too long | not filled |",
            "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |");
    private static final List<String> CAUSES =
            List.of("| code | cause | classes | themselves | jars |", "| --- | --- | ---: | ---: | --- |");

    private Tables() {}

    /** Returns a row for each jar, and one for the total. */
    static List<String> jars(List<BothWays> results) {
        List<String> lines = new ArrayList<>(JARS);
        results.forEach(result -> lines.add(row(result)));
        List<JarResult> alone = results.stream().map(BothWays::alone).toList();
        List<JarResult> mixed = results.stream().map(BothWays::mixed).toList();
        lines.add(cells(
                Stream.of(Stream.of("all", "", tried(alone)), outcomes(alone), Stream.of(accepted(mixed), share(mixed)))
                        .flatMap(each -> each)));
        return lines;
    }

    /** Returns the row of a jar. */
    static String row(BothWays result) {
        List<JarResult> alone = List.of(result.alone());
        List<JarResult> mixed = List.of(result.mixed());
        Stream<?> last = result.hasMixIns() ? Stream.of(accepted(mixed), share(mixed)) : Stream.of("–", "–");
        return cells(Stream.of(
                        Stream.of(
                                "`" + result.alone().artifact() + "`",
                                result.alone().version(),
                                tried(alone)),
                        outcomes(alone),
                        last)
                .flatMap(each -> each));
    }

    /** Returns a row for each jar that has mix-ins. */
    static List<String> mixIns(List<BothWays> results) {
        List<String> lines = new ArrayList<>(MIX_INS);
        results.stream().filter(BothWays::hasMixIns).map(Tables::mixInRow).forEach(lines::add);
        return lines;
    }

    /** Returns the row of a jar with its mix-ins. */
    static String mixInRow(BothWays result) {
        return cells(Stream.concat(
                Stream.of("`" + result.mixed().artifact() + "`", result.lines()), outcomes(List.of(result.mixed()))));
    }

    private static Stream<?> outcomes(List<JarResult> results) {
        return Stream.of(
                accepted(results),
                share(results),
                sum(results, Outcome.Kind.SAME),
                sum(results, Outcome.Kind.NOT_READ) + sum(results, Outcome.Kind.NOT_WRITTEN),
                sum(results, Outcome.Kind.TOO_LONG),
                sum(results, Outcome.Kind.NOT_FILLED));
    }

    private static long tried(List<JarResult> results) {
        return results.stream().mapToLong(JarResult::tried).sum();
    }

    private static long accepted(List<JarResult> results) {
        return results.stream().mapToLong(result -> result.outcomes().size()).sum();
    }

    /** Returns a row for each cause of refusals, the most frequent first. */
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
                .map(entry -> cells(Stream.of(
                        entry.getKey().code(),
                        entry.getKey().kind(),
                        entry.getValue(),
                        own.getOrDefault(entry.getKey(), 0L),
                        String.join(", ", jars.get(entry.getKey())))))
                .toList());
        return lines;
    }

    private static long sum(List<JarResult> results, Outcome.Kind kind) {
        return results.stream().mapToLong(result -> result.count(kind)).sum();
    }

    private static String share(List<JarResult> results) {
        long whole = tried(results);
        return String.format(Locale.ROOT, "%.0f %%", whole == 0 ? 0 : 100.0 * accepted(results) / whole);
    }

    private static String cells(Stream<?> cells) {
        return cells.map(String::valueOf).collect(Collectors.joining(" | ", "| ", " |"));
    }
}
