package org.marshal4j.processor.schema;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Says by which rule the wire type of a field has changed. */
final class WireComparison {

    /** The constants of an enum behind its name, and a list of usual texts. */
    private static final Pattern ENUM = Pattern.compile("enum [^\\s(<>,?]+(?:\\(([^()]*)\\))?");

    private static final Pattern USUAL = Pattern.compile("oneof\\((?:\"(?:[^\"\\\\]|\\\\.)*\",?)*\\)");
    private static final Pattern LENGTH = Pattern.compile("\\(max=[0-9]+\\)|\\[[0-9]+]");

    private WireComparison() {}

    /** The rule, if the two are not the same on the wire. */
    static Optional<Rule> between(String was, String is) {
        if (was.equals(is)) {
            return Optional.empty();
        }
        String wasBare = withoutConstants(was);
        String isBare = withoutConstants(is);
        if (wasBare.equals(isBare)) {
            return constants(was, is);
        }
        if (withoutUsual(wasBare).equals(withoutUsual(isBare))) {
            return Optional.of(isAppended(wasBare, isBare) ? Rule.USUAL_TEXT_ADDED : Rule.USUAL_TEXTS_CHANGED);
        }
        if (withoutNull(wasBare).equals(withoutNull(isBare))) {
            return Optional.of(Rule.NULLABILITY_CHANGED);
        }
        if (withoutLengths(wasBare).equals(withoutLengths(isBare))) {
            return Optional.of(Rule.LENGTH_CHANGED);
        }
        return Optional.of(Rule.FIELD_RETYPED);
    }

    private static Optional<Rule> constants(String was, String is) {
        List<List<String>> before = allConstants(was);
        List<List<String>> now = allConstants(is);
        for (int i = 0; i < before.size(); i++) {
            Optional<Rule> rule = constants(before.get(i), now.get(i));
            if (rule.isPresent()) {
                return rule;
            }
        }
        return Optional.empty();
    }

    private static Optional<Rule> constants(List<String> was, List<String> is) {
        if (was.equals(is)) {
            return Optional.empty();
        }
        if (!is.containsAll(was)) {
            return Optional.of(Rule.ENUM_CONSTANT_REMOVED);
        }
        return Optional.of(is.subList(0, was.size()).equals(was) ? Rule.ENUM_CONSTANT_ADDED : Rule.ENUM_REORDERED);
    }

    /** The constants of each enum in a wire type. */
    private static List<List<String>> allConstants(String wire) {
        List<List<String>> all = new ArrayList<>();
        for (Matcher matcher = ENUM.matcher(wire); matcher.find(); ) {
            String names = matcher.group(1);
            all.add(names == null || names.isEmpty() ? List.of() : List.of(names.split(",")));
        }
        return all;
    }

    /** The names of enums are those of classes: no bytes depend on them. */
    private static String withoutConstants(String wire) {
        return ENUM.matcher(wire).replaceAll("enum");
    }

    /** Whether each list of usual texts has become longer at its end, or has stayed. */
    private static boolean isAppended(String was, String is) {
        List<String> before =
                USUAL.matcher(was).results().map(MatchResult::group).toList();
        List<String> now = USUAL.matcher(is).results().map(MatchResult::group).toList();
        return IntStream.range(0, before.size())
                .allMatch(i -> now.get(i)
                        .replaceFirst("\\)$", ",")
                        .startsWith(before.get(i).replaceFirst("\\)$", ",")));
    }

    private static String withoutUsual(String wire) {
        return USUAL.matcher(wire).replaceAll("oneof");
    }

    private static String withoutNull(String wire) {
        return wire.replace("?", "");
    }

    private static String withoutLengths(String wire) {
        return LENGTH.matcher(wire).replaceAll(matcher -> matcher.group().startsWith("[") ? "[]" : "");
    }
}
