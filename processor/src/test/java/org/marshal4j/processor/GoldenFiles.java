package org.marshal4j.processor;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Shortens generated files to what no file before them shows. What reads as in one of those, but for the name of its
 * class, is left out and named with the case that shows it; of a member that differs in few words or lines from
 * another, these are left; of lines that count, the first two and the last one; and one line of each statement that
 * stores only another reference. So everything is compared: what reads differently is no longer left out.
 */
public final class GoldenFiles {

    private static final Pattern FILE =
            Pattern.compile("(.+?)(Marshallable|Marshaller|View|Table|Bean|WireFields|SchemaHistory)\\.java");
    private static final Pattern IMPORT = Pattern.compile("import .*\n");
    private static final Pattern BETWEEN_MEMBERS = Pattern.compile("\n\n(?= {4}(?: {4})?[^ }])");
    private static final Pattern NAME_OF_MEMBER =
            Pattern.compile("(?m)^(?: {4}){1,2}(?![ @/*}]).*?(\\w+)(?: (?:extends|implements) .*)? ?[(=;{]");
    private static final Pattern COMMENT = Pattern.compile("( *)/\\*\\*\n(?: *\\*[^/\n]*\n)+ *\\*/\n");
    private static final String END = "\n}\n";

    /** The first case that has a text. */
    private final Map<String, String> cases = new HashMap<>();

    /** Members that others may be like. */
    private final List<GoldenMember> members = new ArrayList<>();

    private final GoldenWords words = new GoldenWords();
    private final GoldenStores stores = new GoldenStores();

    /** The shortened texts of a case's files, and lines that name the others, which have nothing of their own. */
    record Shown(Map<String, String> files, String others) {}

    Shown shorten(String in, Map<String, String> generated) {
        Map<String, String> files = new TreeMap<>();
        LeftOut others = new LeftOut("");
        generated.forEach((file, text) -> {
            Matcher name = FILE.matcher(file);
            if (!name.matches()) {
                throw new IllegalArgumentException(file);
            }
            OneType type = OneType.of(name.group(1));
            String where = cases.putIfAbsent(type.unnamed(text), in);
            if (where == null) {
                files.put(file, shorten(in, text, type));
            } else {
                others.add(where, file);
            }
        });
        return new Shown(files, others.take());
    }

    /** The shortened text of a file with a class of its own name. */
    public String shorten(String in, String text, OneType type) {
        String[] parts = BETWEEN_MEMBERS.split(text.substring(0, text.length() - END.length()));
        String imports = IMPORT.matcher(parts[0])
                .results()
                .map(MatchResult::group)
                .filter(each -> cases.putIfAbsent(each, in) == null)
                .collect(Collectors.joining());
        List<String> shown = new ArrayList<>();
        GoldenMember beginning =
                new GoldenMember(in, "beginning", IMPORT.matcher(parts[0]).replaceAll(""), type);
        shown.add(imports + differing(beginning));
        members.add(beginning);
        LeftOut others = new LeftOut("    // ");
        for (String part : Arrays.asList(parts).subList(1, parts.length)) {
            GoldenMember member = new GoldenMember(in, nameOf(part), part, type);
            String where = cases.putIfAbsent(type.unnamed(part), in);
            if (where == null) {
                words.like(member).ifPresentOrElse(others::add, () -> {
                    others.takeInto(shown);
                    shown.add(differing(member));
                });
                members.add(member);
            } else {
                others.add(where, member.name());
            }
        }
        others.takeInto(shown);
        return stores.shorten(GoldenRuns.shorten(String.join("\n\n", shown) + END));
    }

    private static String nameOf(String member) {
        Matcher name = NAME_OF_MEMBER.matcher(member);
        return name.find() ? name.group(1) : member;
    }

    /** The lines in which a member differs from the one that is most like it, or all of it if these are many. */
    private String differing(GoldenMember member) {
        return members.stream()
                .filter(member::mayBeLike)
                .map(known -> new Like(known, member.differing(known)))
                .filter(like -> member.isLike(like.differing()))
                .min(Comparator.comparing(like -> like.differing().size()))
                .map(Like::text)
                .orElseGet(() -> COMMENT.matcher(member.text()).replaceAll(found -> {
                    String where = cases.putIfAbsent(found.group(), member.in());
                    return where == null ? "$0" : "$1/** As in " + where + ". */\n";
                }));
    }

    /** A member that another is like, and the lines that differ. */
    private record Like(GoldenMember known, List<String> differing) {
        String text() {
            String as = "    // as " + known.name() + " in " + known.in();
            return differing.isEmpty() ? as : as + ", but:\n" + String.join("\n", differing);
        }
    }

    /** Names of what is left out, with the case that shows it. */
    private static final class LeftOut {
        private static final int WIDTH = 110;

        private final String indent;
        private final List<String> lines = new ArrayList<>();
        private String last = "";

        LeftOut(String indent) {
            this.indent = indent;
        }

        void add(String where, String name) {
            int end = lines.size() - 1;
            if (where.equals(last) && lines.get(end).length() + name.length() < WIDTH) {
                lines.set(end, lines.get(end) + ", " + name);
            } else {
                lines.add(indent + "as in " + where + ": " + name);
            }
            last = where;
        }

        void add(String line) {
            lines.add(indent + line);
            last = "";
        }

        String take() {
            String all = String.join("\n", lines);
            lines.clear();
            last = "";
            return all;
        }

        void takeInto(List<String> shown) {
            if (!lines.isEmpty()) {
                shown.add(take());
            }
        }
    }
}
