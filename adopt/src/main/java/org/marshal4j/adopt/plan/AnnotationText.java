package org.marshal4j.adopt.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * An annotation to write.
 *
 * @param type the simple name of the annotation, which is in {@code org.marshal4j}
 * @param arguments the arguments, such as {@code as = Form.SHORT}; one alone may be the value itself
 */
public record AnnotationText(String type, List<Argument> arguments) {

    /**
     * An argument whose value is a constant.
     *
     * @param name the name of the element
     * @param type the qualified name of the enum; empty for a literal
     * @param constant the constant
     */
    public record Argument(String name, String type, String constant) {}

    /** An annotation without arguments. */
    public static AnnotationText of(String type) {
        return new AnnotationText(type, List.of());
    }

    /** The annotation in Java, with the names that {@code shortened} gives for qualified ones. */
    public String text(UnaryOperator<String> shortened) {
        String name = "@" + shortened.apply("org.marshal4j." + type);
        if (arguments.isEmpty()) {
            return name;
        }
        boolean alone = arguments.size() == 1 && arguments.get(0).name().equals("value");
        List<String> texts = new ArrayList<>();
        for (Argument argument : arguments) {
            String value = argument.type().isEmpty()
                    ? argument.constant()
                    : shortened.apply(argument.type()) + "." + argument.constant();
            texts.add(alone ? value : argument.name() + " = " + value);
        }
        return name + "(" + String.join(", ", texts) + ")";
    }
}
