package org.marshal4j.processor.column;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import java.util.List;
import java.util.Optional;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.Primitive;
import org.marshal4j.processor.model.TypeRef;

/** {@code OptionalInt} and the like, if required: the primitive type's column, where null means empty. */
record OptionalColumn(Primitive primitive) implements ColumnKind {

    private static final List<Primitive> PRIMITIVES = List.of(Primitive.INT, Primitive.LONG, Primitive.DOUBLE);

    static Optional<ColumnKind> of(Field field) {
        return field.options().required() ? ofType(field.type()).map(OptionalColumn::new) : Optional.empty();
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

    @Override
    public TypeName type() {
        return NumberColumn.typeOf(primitive);
    }

    @Override
    public CodeBlock creation(CodeBlock columns, CodeBlock name) {
        return NumberColumn.creation(primitive, columns, name, true);
    }

    @Override
    public CodeBlock set(CodeBlock column, CodeBlock row, CodeBlock value) {
        return CodeBlock.of("$T.setOptional($L, $L, $L)", CELLS, column, row, value);
    }

    @Override
    public CodeBlock get(CodeBlock column, CodeBlock row) {
        return CodeBlock.of("$T.getOptional($L, $L)", CELLS, column, row);
    }
}
