package org.marshal4j.processor;

import java.util.List;
import java.util.stream.IntStream;

/** A member of a generated class, or what stands before its members. */
record GoldenMember(String in, String name, String text, List<String> lines, List<String> unnamed) {

    GoldenMember(String in, String name, String text, OneType type) {
        this(
                in,
                name,
                text,
                text.lines().toList(),
                text.lines().map(type::unnamed).toList());
    }

    /** Whether it has as many lines as another, most of which are the same. */
    boolean isLike(GoldenMember other) {
        return lines.size() == other.lines.size() && differing(other).size() * 2 < lines.size();
    }

    /** The lines that another has differently. */
    List<String> differing(GoldenMember other) {
        return IntStream.range(0, lines.size())
                .filter(i -> !unnamed.get(i).equals(other.unnamed.get(i)))
                .mapToObj(lines::get)
                .toList();
    }
}
