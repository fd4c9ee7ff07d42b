package org.marshal4j.random;

import java.util.List;
import java.util.stream.Stream;

/**
 * The source of a type, in pieces that can be left out.
 *
 * @param name its simple name
 * @param parameters its type parameters with their brackets; empty if there are none
 * @param annotations the annotations before it
 * @param base what it extends, or implements if that is an interface, with type arguments; empty if there is nothing
 * @param subtypes the subtypes of a family, by their simple names
 * @param traits what else distinguishes it
 */
record TypeShape(
        Form form,
        String name,
        String parameters,
        List<String> annotations,
        String base,
        List<String> subtypes,
        Traits traits,
        List<FieldShape> fields) {

    /**
     * What is the same for all fields.
     *
     * @param ofInterface whether its base is an interface
     * @param constants the number of constants of an enum
     * @param marshallable whether it implements the generated interface
     * @param away whether it is public, and in another package than the shape
     * @param member whether it is nested in a class of its own rather than on the top level
     */
    record Traits(boolean ofInterface, int constants, boolean marshallable, boolean away, boolean member) {
        static final Traits NONE = new Traits(false, 0, false, false, false);
    }

    /** Returns a type on the top level without a base, and without anything special. */
    static TypeShape of(Form form, String name, List<String> annotations, List<FieldShape> fields) {
        return new TypeShape(form, name, "", annotations, "", List.of(), Traits.NONE, fields);
    }

    /** Whether it knows nothing of marshallers, and another type imports it. */
    boolean isLibrary() {
        return annotations.isEmpty() && form != Form.ENUM;
    }

    /** Returns how other types name it. */
    String reference() {
        return traits.member() ? "In" + name + "." + name : name;
    }

    TypeShape withFields(List<FieldShape> others) {
        return new TypeShape(form, name, parameters, annotations, base, subtypes, traits, List.copyOf(others));
    }

    TypeShape withAnnotations(List<String> others) {
        return new TypeShape(form, name, parameters, List.copyOf(others), base, subtypes, traits, fields);
    }

    TypeShape withBase(String other) {
        return new TypeShape(form, name, parameters, annotations, other, subtypes, traits, fields);
    }

    TypeShape withSubtypes(List<String> others) {
        return new TypeShape(form, name, parameters, annotations, base, List.copyOf(others), traits, fields);
    }

    /** Returns the same type on the top level, without the generated interface. */
    TypeShape plain() {
        return new TypeShape(
                form,
                name,
                parameters,
                annotations,
                base,
                subtypes,
                new Traits(traits.ofInterface(), traits.constants(), false, traits.away(), false),
                fields);
    }

    /** Returns the same type without what names that type. */
    TypeShape without(TypeShape gone) {
        Stream<FieldShape> kept = fields.stream().filter(field -> !field.mentions(gone.name()));
        TypeShape rest = withFields(kept.toList())
                .withSubtypes(subtypes.stream()
                        .filter(subtype -> !subtype.equals(gone.name()))
                        .toList());
        return Words.has(base, gone.name()) ? rest.withBase("") : rest;
    }
}
