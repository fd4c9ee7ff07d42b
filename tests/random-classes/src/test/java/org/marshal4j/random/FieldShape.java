package org.marshal4j.random;

import java.util.ArrayList;
import java.util.List;

/**
 * The source of a field, or of a component of a record.
 *
 * @param type the type as in the source
 * @param annotations the annotations before it, as in the source
 * @param modifiers visibility and {@code final}; empty for components
 * @param start the initial value of the field; empty if there is none
 */
record FieldShape(String type, String name, List<String> annotations, String modifiers, String start) {
    private static final String SINCE = "@Since(";

    /** Returns each way to leave out an annotation or the initial value. */
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

    /** Returns the version that added it, or 1 if it was there from the beginning. */
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

    /** Returns it as a parameter. */
    String parameter() {
        return type + " " + name;
    }

    /** Returns the annotations, each followed by a space. */
    String annotated() {
        return annotations.isEmpty() ? "" : String.join(" ", annotations) + " ";
    }

    /** Returns it as a field. */
    String declaration() {
        String modified = modifiers.isEmpty() ? "" : modifiers + " ";
        return annotated() + modified + parameter() + (start.isEmpty() ? "" : " = " + start) + ";";
    }

    /** Whether its type contains that class. */
    boolean mentions(String className) {
        return Words.has(type, className) || Words.has(start, className);
    }
}
