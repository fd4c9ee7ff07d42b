package org.marshal4j.processor;

import java.util.regex.Pattern;

/** The type for which a file is generated: its names in the file, which say nothing about the code. */
public record OneType(Pattern names) {

    /** By the name that its generated classes have before Marshaller, View and the like. */
    public static OneType of(String stem) {
        String name = stem.replace('_', '.');
        String simple = name.substring(name.lastIndexOf('.') + 1);
        String variable = Character.toLowerCase(simple.charAt(0)) + simple.substring(1);
        return new OneType(Pattern.compile("\\b(?:" + Pattern.quote(stem) + "(?=Marshall|View|Table|Bean|WireFields)|"
                + Pattern.quote(name) + "\\b|" + variable + "\\b)"));
    }

    /** A text in which the type has no name, and lines may be broken anywhere. */
    String unnamed(String text) {
        return names.matcher(text).replaceAll("~").replaceAll("\\s+", " ");
    }
}
