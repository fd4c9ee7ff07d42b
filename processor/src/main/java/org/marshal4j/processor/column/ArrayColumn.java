package org.marshal4j.processor.column;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import java.util.Optional;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.Primitive;
import org.marshal4j.processor.model.TypeRef;

/** Arrays of primitives other than bytes: the column is a list of the elements. */
record ArrayColumn(TypeName array, boolean nullable) implements ColumnKind {

    static Optional<ColumnKind> of(Field field) {
        return field.type() instanceof TypeRef.OfArray of
                        && of.element() instanceof TypeRef.OfPrimitive element
                        && element.primitive() != Primitive.BYTE
                ? Optional.of(new ArrayColumn(Names.of(of), !field.options().required()))
                : Optional.empty();
    }

    @Override
    public TypeName type() {
        return ParameterizedTypeName.get(Names.table("ListColumn"), array);
    }

    @Override
    public CodeBlock creation(CodeBlock columns, CodeBlock name) {
        return CodeBlock.of("$L.arrays($L, $T.class, $L)", columns, name, array, nullable);
    }
}
