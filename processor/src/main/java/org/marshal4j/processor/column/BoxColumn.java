package org.marshal4j.processor.column;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import java.util.Arrays;
import java.util.Optional;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.Primitive;
import org.marshal4j.processor.model.TypeRef;

/**
 * Boxes: the primitive type's column, with nulls unless the field is required.
 *
 * @param of what else the values are, as in the names of the methods that set and get them
 */
record BoxColumn(Primitive primitive, boolean nullable, String of) implements ColumnKind {

    static Optional<ColumnKind> of(Field field) {
        return field.type() instanceof TypeRef.OfClass named
                ? Arrays.stream(Primitive.values())
                        .filter(primitive -> named.isJavaLang(primitive.box()))
                        .<ColumnKind>map(primitive ->
                                new BoxColumn(primitive, !field.options().required(), ""))
                        .findFirst()
                : Optional.empty();
    }

    @Override
    public TypeName type() {
        return NumberColumn.typeOf(primitive);
    }

    @Override
    public CodeBlock creation(CodeBlock columns, CodeBlock name) {
        return NumberColumn.creation(primitive, columns, name, nullable);
    }

    @Override
    public CodeBlock set(CodeBlock column, CodeBlock row, CodeBlock value) {
        return CodeBlock.of("$T.set$L($L, $L, $L)", CELLS, of, column, row, value);
    }

    @Override
    public CodeBlock get(CodeBlock column, CodeBlock row) {
        return CodeBlock.of("$T.get$L($L, $L)", CELLS, of, column, row);
    }
}
