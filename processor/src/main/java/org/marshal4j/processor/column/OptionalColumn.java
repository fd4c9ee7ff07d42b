package org.marshal4j.processor.column;

import java.util.List;
import java.util.Optional;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.Primitive;
import org.marshal4j.processor.model.TypeRef;

/** {@code OptionalInt} and the like, if required: the primitive type's column, where null means empty. */
final class OptionalColumn {

    private static final List<Primitive> PRIMITIVES = List.of(Primitive.INT, Primitive.LONG, Primitive.DOUBLE);

    private OptionalColumn() {}

    static Optional<ColumnKind> of(Field field) {
        return field.options().required()
                ? ofType(field.type()).map(primitive -> new BoxColumn(primitive, true, "Optional"))
                : Optional.empty();
    }

    /** The primitive type of the value. */
    static Optional<Primitive> ofType(TypeRef type) {
        return type instanceof TypeRef.OfClass named
                ? PRIMITIVES.stream()
                        .filter(primitive ->
                                named.name().qualified().equals("java.util.Optional" + primitive.capitalized()))
                        .findFirst()
                : Optional.empty();
    }
}
