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
    private final Map<String, List<Known>> known = new HashMap<>();

    private record Known(GoldenMember member, List<String> words) {}

    /** What a member is like, which then is known too. */
    Optional<String> like(GoldenMember member) {
        String joined = String.join("", member.unnamed());
        List<String> words =
                WORD.matcher(joined).results().map(MatchResult::group).toList();
        List<Known> candidates = known.computeIfAbsent(WORD.matcher(joined).replaceAll("w"), key -> new ArrayList<>());
        Optional<String> like = candidates.stream()
                .flatMap(each -> like(words, each).stream())
                .min(Comparator.comparing(String::length));
        candidates.add(new Known(member, words));
        return like;
    }

    /** What is said if replacing words, each of them everywhere, makes these words of those of a member. */
    private static Optional<String> like(List<String> words, Known known) {
        Map<String, String> changes = new LinkedHashMap<>();
        int changed = 0;
        for (int i = 0; i < words.size(); i++) {
            String before = known.words().get(i);
            String after = words.get(i);
            String other = changes.putIfAbsent(before, after);
            if (other == null && !before.equals(after)) {
                changed++;
            }
            if (changed > MOST_WORDS || other != null && !other.equals(after)) {
                return Optional.empty();
            }
        }
        String like = "as " + known.member().name() + " in " + known.member().in() + ", with "
                + changes.entrySet().stream()
                        .filter(each -> !each.getKey().equals(each.getValue()))
                        .map(each -> each.getValue() + " for " + each.getKey())
                        .collect(Collectors.joining(", "));
        return like.length() <= WIDTH ? Optional.of(like) : Optional.empty();
    }
}
