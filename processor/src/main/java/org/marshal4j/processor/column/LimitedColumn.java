package org.marshal4j.processor.column;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import java.util.Optional;
import org.marshal4j.processor.model.FieldOptions;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.model.TypeRef;

/**
 * A column for a field with {@code @MaxLength} or {@code @FixedLength}.
 *
 * @param kind the column without the limit
 * @param limit the method that limits the column that is made next
 * @param length its argument
 */
record LimitedColumn(ColumnKind kind, String limit, int length) implements ColumnKind {

    /** The column, with the limit of the field if it has one. */
    static ColumnKind of(ColumnKind kind, TypeRef type, FieldOptions options) {
        if (options.has(Option.MAX_LENGTH)) {
            return new LimitedColumn(kind, "atMost", options.maxLength());
        }
        if (options.has(Option.FIXED_LENGTH)) {
            boolean isArray = type instanceof TypeRef.OfArray;
            return new LimitedColumn(kind, isArray ? "exactly" : "atMost", options.fixedLength());
        }
        return kind;
    }

    @Override
    public TypeName type() {
        return kind.type();
    }

    @Override
    public CodeBlock creation(CodeBlock columns, CodeBlock name) {
        return kind.creation(CodeBlock.of("$L.$L($L)", columns, limit, length), name);
    }

    @Override
    public CodeBlock set(CodeBlock column, CodeBlock row, CodeBlock value) {
        return kind.set(column, row, value);
    }

    @Override
    public CodeBlock get(CodeBlock column, CodeBlock row) {
        return kind.get(column, row);
    }

    @Override
    public Optional<ClassName> nestedTable() {
        return kind.nestedTable();
    }

    @Override
    public int bytecodes() {
        return kind.bytecodes();
    }
}
