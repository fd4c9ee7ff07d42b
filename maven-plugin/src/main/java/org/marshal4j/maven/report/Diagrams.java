package org.marshal4j.maven.report;

/** The diagrams as files of their own. */
public final class Diagrams {
    private Diagrams() {}

    /** That of a type, an SVG. */
    public static String of(TypeFacts type) {
        return ByteDiagram.of(type.simpleName(), FieldRows.of(type.schema(), type.resolver()));
    }
}
