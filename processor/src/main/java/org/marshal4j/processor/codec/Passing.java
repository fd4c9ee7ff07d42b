package org.marshal4j.processor.codec;

import com.squareup.javapoet.ParameterSpec;
import java.util.List;

/** What generated code has to hand on to the marshallers of nested objects, besides the object and the bytes. */
public enum Passing {
    /** Nothing: there are none. */
    NOTHING(""),
    /** How deep the object is nested, in the variable {@code depth}. */
    DEPTH(", depth", Blocks.DEPTH),
    /** The same, and in the variable {@code graph} the objects met so far. */
    GRAPH(", depth, graph", Blocks.DEPTH, Blocks.GRAPH);

    private final String arguments;
    private final List<ParameterSpec> parameters;

    Passing(String arguments, ParameterSpec... parameters) {
        this.arguments = arguments;
        this.parameters = List.of(parameters);
    }

    /** The further parameters of a method that hands it on. */
    public List<ParameterSpec> parameters() {
        return parameters;
    }

    /** The further arguments of a call of such a method. */
    public String arguments() {
        return arguments;
    }

    /** What serves both. */
    public Passing and(Passing other) {
        return compareTo(other) >= 0 ? this : other;
    }
}
