package org.marshal4j.processor.column;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import java.util.Optional;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.model.DecimalOptions;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.Option;

/** Decimals with {@code @Decimal}: a column of numbers with one scale. */
record DecimalColumn(DecimalOptions decimal, boolean nullable) implements ColumnKind {

    static Optional<ColumnKind> of(Field field) {
        return field.options().has(Option.DECIMAL)
                ? Optional.of(new DecimalColumn(
                        field.options().decimal(), !field.options().required()))
                : Optional.empty();
    }

    @Override
    public TypeName type() {
        return Names.table("DecimalColumn");
    }

    @Override
    public CodeBlock creation(CodeBlock columns, CodeBlock name) {
        return CodeBlock.of(
                "$L.decimal($L, $L, $L, $L)", columns, name, decimal.precision(), decimal.scale(), nullable);
    }
}
