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

/** Objects of classes that have tables: a struct with that table's columns. */
record NestedColumn(ClassName of, ClassName table, boolean nullable) implements ColumnKind {

    static Optional<ColumnKind> of(Field field) {
        return field.type() instanceof TypeRef.OfClass named
                        && named.arguments().isEmpty()
                        && named.kind() instanceof ClassKind.Marshalled marshalled
                        && marshalled.isTable()
                        && !marshalled.isAbstract()
                        && !marshalled.isFamily()
                        && !marshalled.isShared()
                ? Optional.of(new NestedColumn(
                        Names.of(named.name()),
                        Names.tableOf(named.name()),
                        !field.options().required()))
                : Optional.empty();
    }

    @Override
    public TypeName type() {
        return ParameterizedTypeName.get(Names.table("StructColumn"), table.nestedClass("Columns"));
    }

    @Override
    public CodeBlock creation(CodeBlock columns, CodeBlock name) {
        return CodeBlock.of("$L.struct($L, $L, $T::new)", columns, name, nullable, table.nestedClass("Columns"));
    }

    @Override
    public CodeBlock set(CodeBlock column, CodeBlock row, CodeBlock value) {
        return CodeBlock.of("$T.set($L, $L, $L)", table.nestedClass("Columns"), column, row, value);
    }

    @Override
    public CodeBlock get(CodeBlock column, CodeBlock row) {
        return CodeBlock.of("$T.get($L, $L)", table.nestedClass("Columns"), column, row);
    }

    @Override
    public Optional<ClassName> nestedTable() {
        return Optional.of(table);
    }
}
