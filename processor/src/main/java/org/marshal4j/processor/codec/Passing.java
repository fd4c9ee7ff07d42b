package org.marshal4j.processor.codec;

import com.palantir.javapoet.ParameterSpec;
import java.util.List;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.TypeRef;

/**
 * What generated code passes to the marshallers of nested objects, besides the object and the bytes.
 *
 * @param kind what it is
 * @param parameters the extra parameters of a method that passes it on
 * @param arguments the extra arguments of a call to such a method
 * @param argumentsInside the extra arguments of a call that goes one object deeper
 */
public record Passing(Kind kind, List<ParameterSpec> parameters, String arguments, String argumentsInside) {

    /** The kinds; each passes all that those before it do. */
    public enum Kind {
        NOTHING,
        DEPTH,
        PARENT,
        GRAPH
    }

    /** Nothing, since there are no nested objects. */
    public static final Passing NOTHING = new Passing(Kind.NOTHING, List.of(), "", "");

    /** How deep the object is nested, in the variable {@code depth}. */
    public static final Passing DEPTH = new Passing(Kind.DEPTH, List.of(Blocks.DEPTH), ", depth", ", depth + 1");

    /** The same, and the objects met so far, in the variable {@code graph}. */
    public static final Passing GRAPH =
            new Passing(Kind.GRAPH, List.of(Blocks.DEPTH, Blocks.GRAPH), ", depth, graph", ", depth + 1, graph");

    /** Those that do not depend on a type. */
    public static final List<Passing> ALL = List.of(NOTHING, DEPTH, GRAPH);

    /** How deep it is nested, and the object that encloses it directly. */
    private static Passing enclosing(ParameterSpec object) {
        return new Passing(
                Kind.PARENT,
                List.of(Blocks.DEPTH, object),
                ", depth, " + object.name(),
                ", depth + 1, " + object.name());
    }

    /** What an object passes to those that it holds, if all that they need is this object. */
    public static Passing itself(Dto dto) {
        return enclosing(ParameterSpec.builder(Names.of(dto.name()), ObjectVariable.of(dto))
                .build());
    }

    /** What is passed to an object if all that it needs is the one that encloses it directly. */
    public static Passing parent(Dto dto, TypeRef type) {
        return enclosing(ParameterSpec.builder(Names.erased(type), ObjectVariable.ofParent(dto))
                .build());
    }

    /** Whether there are no nested objects. */
    public boolean isNothing() {
        return kind == Kind.NOTHING;
    }

    /** Whether nested objects need the graph. */
    public boolean isGraph() {
        return kind == Kind.GRAPH;
    }

    /** Whether it tells an object which ones enclose it. */
    public boolean tellsObjects() {
        return kind.compareTo(Kind.DEPTH) > 0;
    }

    /** What both of them need. */
    public Passing and(Passing other) {
        return kind.compareTo(other.kind) >= 0 ? this : other;
    }

    @Override
    public String toString() {
        return kind.name();
    }
}
