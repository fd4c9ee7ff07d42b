package org.marshal4j.processor.codec;

import com.palantir.javapoet.ParameterSpec;
import java.util.List;

/** What generated code passes to the marshallers of nested objects, besides the object and the bytes. */
public enum Passing {
    /** Nothing, since there are no nested objects. */
    NOTHING(""),
    /** How deep the object is nested, in the variable {@code depth}. */
    DEPTH(", depth"),
    /** The same, and the objects met so far, in the variable {@code graph}. */
    GRAPH(", depth, graph");

    private final String arguments;

    Passing(String arguments) {
        this.arguments = arguments;
    }

    /** The extra parameters of a method that passes it on. */
    public List<ParameterSpec> parameters() {
        return switch (this) {
            case NOTHING -> List.of();
            case DEPTH -> List.of(Blocks.DEPTH);
            case GRAPH -> List.of(Blocks.DEPTH, Blocks.GRAPH);
        };
    }

    /** The extra arguments of a call to such a method. */
    public String arguments() {
        return arguments;
    }

    /** The extra arguments of a call that goes one object deeper. */
    public String argumentsInside() {
        return switch (this) {
            case NOTHING -> "";
            case DEPTH -> ", depth + 1";
            case GRAPH -> ", depth + 1, graph";
        };
    }

    /** What both of them need. */
    public Passing and(Passing other) {
        return compareTo(other) >= 0 ? this : other;
    }
}
