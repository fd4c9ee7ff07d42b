package org.marshal4j.processor.column;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import java.util.Optional;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.model.ClassKind;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.TypeRef;

/** Enums: a column of indexes into a dictionary of the names of the constants. */
record EnumColumn(ClassName constants, boolean nullable) implements ColumnKind {

    static Optional<ColumnKind> of(Field field) {
        return field.type() instanceof TypeRef.OfClass named && named.kind() instanceof ClassKind.Enumeration
                ? Optional.of(
                        new EnumColumn(Names.of(named.name()), !field.options().required()))
                : Optional.empty();
    }

    @Override
    public TypeName type() {
        return ParameterizedTypeName.get(Names.table("EnumColumn"), constants);
    }

    @Override
    public CodeBlock creation(CodeBlock columns, CodeBlock name) {
        return CodeBlock.of("$L.enums($L, $T.class, $L)", columns, name, constants, nullable);
    }
}
