package org.marshal4j.random;

import java.util.ArrayList;
import java.util.List;

/**
 * A field, or a component of a record, as source.
 *
 * @param type as the source has it
 * @param annotations as the source has them, in front of it
 * @param modifiers visibility and {@code final}; empty for components
 * @param start what the field begins with; empty if with nothing
 */
record FieldShape(String type, String name, List<String> annotations, String modifiers, String start) {
    private static final String SINCE = "@Since(";

    /** Each way to leave an annotation or the beginning out. */
    List<FieldShape> simpler() {
        List<FieldShape> simpler = new ArrayList<>();
        for (String annotation : annotations) {
            List<String> rest = new ArrayList<>(annotations);
            rest.remove(annotation);
            simpler.add(new FieldShape(type, name, List.copyOf(rest), modifiers, start));
        }
        if (!start.isEmpty()) {
            simpler.add(new FieldShape(type, name, annotations, modifiers, ""));
        }
        return simpler;
    }

    /** The version that added it; 1 if it was there from the beginning. */
    int since() {
        return annotations.stream()
                .filter(annotation -> annotation.startsWith(SINCE))
                .mapToInt(annotation -> Integer.parseInt(annotation.substring(SINCE.length(), annotation.length() - 1)))
                .findFirst()
                .orElse(1);
    }

    boolean isFinal() {
        return modifiers.contains("final");
    }

    /** As a parameter. */
    String parameter() {
        return type + " " + name;
    }

    /** The annotations with a space behind each. */
    String annotated() {
        return annotations.isEmpty() ? "" : String.join(" ", annotations) + " ";
    }

    /** As a field. */
    String declaration() {
        String modified = modifiers.isEmpty() ? "" : modifiers + " ";
        return annotated() + modified + parameter() + (start.isEmpty() ? "" : " = " + start) + ";";
    }

    /** Whether the type is made of that class. */
    boolean mentions(String className) {
        return Words.has(type, className) || Words.has(start, className);
    }
}
