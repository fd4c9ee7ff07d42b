package org.marshal4j.processor;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Finds members that read as one before them, but for a few words: those name all that is different. */
final class GoldenWords {

    private static final Pattern WORD = Pattern.compile("[\\w$]+");
    private static final int MOST_WORDS = 4;
    private static final int WIDTH = 114;

    /** Members by what stands between their words. */
    private final Map<String, List<GoldenMember>> known = new HashMap<>();

    /** What a member is like, which then is known too. */
    Optional<String> like(GoldenMember member) {
        List<GoldenMember> candidates =
                known.computeIfAbsent(WORD.matcher(member.joined()).replaceAll("w"), key -> new ArrayList<>());
        Optional<String> like = candidates.stream()
                .flatMap(each -> like(member, each).stream())
                .min(Comparator.comparing(String::length));
        candidates.add(member);
        return like;
    }

    /** What is said if replacing words, each of them everywhere, makes one member of another. */
    private static Optional<String> like(GoldenMember member, GoldenMember other) {
        List<String> before = words(other);
        List<String> after = words(member);
        Map<String, String> changes = new LinkedHashMap<>();
        for (int i = 0; i < before.size(); i++) {
            String known = changes.putIfAbsent(before.get(i), after.get(i));
            if (known != null && !known.equals(after.get(i))) {
                return Optional.empty();
            }
        }
        changes.entrySet().removeIf(each -> each.getKey().equals(each.getValue()));
        String like = "as " + other.name() + " in " + other.in() + ", with "
                + changes.entrySet().stream()
                        .map(each -> each.getValue() + " for " + each.getKey())
                        .collect(Collectors.joining(", "));
        return changes.size() <= MOST_WORDS && like.length() <= WIDTH ? Optional.of(like) : Optional.empty();
    }

    private static List<String> words(GoldenMember member) {
        return WORD.matcher(member.joined()).results().map(MatchResult::group).toList();
    }
}
