package org.marshal4j.processor.codec;

import com.palantir.javapoet.ParameterSpec;
import java.util.List;

/** What generated code has to hand on to the marshallers of nested objects, besides the object and the bytes. */
public enum Passing {
    /** Nothing: there are none. */
    NOTHING(""),
    /** How deep the object is nested, in the variable {@code depth}. */
    DEPTH(", depth"),
    /** The same, and in the variable {@code graph} the objects met so far. */
    GRAPH(", depth, graph");

    private final String arguments;

    Passing(String arguments) {
        this.arguments = arguments;
    }

    /** The further parameters of a method that hands it on. */
    public List<ParameterSpec> parameters() {
        return switch (this) {
            case NOTHING -> List.of();
            case DEPTH -> List.of(Blocks.DEPTH);
            case GRAPH -> List.of(Blocks.DEPTH, Blocks.GRAPH);
        };
    }

    /** The further arguments of a call of such a method. */
    public String arguments() {
        return arguments;
    }

    /** The further arguments of a call that goes one object deeper. */
    public String argumentsInside() {
        return switch (this) {
            case NOTHING -> "";
            case DEPTH -> ", depth + 1";
            case GRAPH -> ", depth + 1, graph";
        };
    }

    /** What serves both. */
    public Passing and(Passing other) {
        return compareTo(other) >= 0 ? this : other;
    }
}
