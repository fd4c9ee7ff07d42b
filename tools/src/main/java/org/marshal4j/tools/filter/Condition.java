package org.marshal4j.tools.filter;

import org.marshal4j.tools.type.MessageType;

/**
 * A condition on the fields of messages, as users write it: {@code bid > 100 && symbol == "VOD.L"}. The page
 * docs/command-line.md has the rules. Immutable and thread-safe.
 */
public final class Condition {
    private final Expression expression;

    private Condition(Expression expression) {
        this.expression = expression;
    }

    /**
     * Parses a condition.
     *
     * @param text the condition
     * @return the condition
     * @throws SyntaxError if the text is none
     */
    public static Condition parse(String text) {
        return new Condition(Parser.parse(text));
    }

    /**
     * Parses the path of a field.
     *
     * @param text the path, such as {@code legs[0].price}
     * @return the path as the {@link org.marshal4j.runtime.inspect.SchemaWalker} writes it
     * @throws SyntaxError if the text is no path
     */
    public static String path(String text) {
        return Parser.path(text.strip());
    }

    /**
     * {@return whether messages of a type have a field}
     *
     * @param type the type
     * @param path the path of the field
     */
    public static boolean hasField(MessageType type, String path) {
        return !PathTypes.of(type, path).isEmpty();
    }

    /**
     * Makes what evaluates the condition on messages of a type.
     *
     * @param type the type
     * @return a new filter
     * @throws SyntaxError if the type has no such field, or it cannot be compared in that way
     */
    public Filter on(MessageType type) {
        return new Compiler(type, true).filter(expression);
    }

    /**
     * Makes what evaluates the condition on messages of a type, such as a former one, that may lack some of the fields:
     * those are null.
     *
     * @param type the type
     * @return a new filter
     */
    public Filter onFormer(MessageType type) {
        return new Compiler(type, false).filter(expression);
    }

    /**
     * Makes what evaluates the condition on rows of a type that have been read already.
     *
     * @param type the type
     * @return a new filter
     * @throws SyntaxError if the type has no such field, or it cannot be compared in that way
     */
    public RowFilter onRows(MessageType type) {
        return new Compiler(type, true).rowFilter(expression);
    }
}
