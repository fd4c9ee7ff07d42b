package org.marshal4j.tools.page;

/** Makes diagrams for files of their own. */
public final class Diagrams {
    private Diagrams() {}

    /**
     * Draws the bytes of a type's messages.
     *
     * @return an SVG
     */
    public static String of(TypeFacts type) {
        return ByteDiagram.of(type.simpleName(), FieldRows.of(type.schema(), type.resolver()));
    }
}
