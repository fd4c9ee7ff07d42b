package org.marshal4j.random.edits;

/**
 * A field of a class.
 *
 * @param id what stays the same whatever the field is called and wherever it is
 * @param isRequired whether it has {@code @Required}
 */
record EditedField(int id, String name, Kind kind, boolean isRequired) {
    boolean isNullable() {
        return !isRequired && !kind.isPrimitive();
    }

    EditedField named(String other) {
        return new EditedField(id, other, kind, isRequired);
    }

    EditedField of(Kind other, boolean required) {
        return new EditedField(id, name, other, required && other.canBeRequired());
    }

    /** Returns the text of its wire type. */
    String wireType(Version version) {
        return kind.wireType(version) + (isNullable() ? "?" : "");
    }

    /** Whether the bytes of both are of one form, so that nobody can tell their values apart. */
    boolean hasWireTypeOf(EditedField other) {
        return kind.equals(other.kind) && isRequired == other.isRequired;
    }

    /** Returns it as in the source of a class or record. */
    String source() {
        String annotations = (isRequired ? "@Required " : "") + kind.annotation();
        return annotations.strip() + (annotations.isBlank() ? "" : " ") + kind.declared() + " " + name;
    }
}
