package org.marshal4j.processor.column;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import java.util.Optional;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.TypeRef;

/** Any {@code CharSequence}: a column of texts, read as {@code String}. */
record CharsColumn(boolean nullable) implements ColumnKind {

    static Optional<ColumnKind> of(Field field) {
        return field.type() instanceof TypeRef.OfClass named && named.isJavaLang("CharSequence")
                ? Optional.of(new CharsColumn(!field.options().required()))
                : Optional.empty();
    }

    @Override
    public TypeName type() {
        return Names.table("TextColumn");
    }

    @Override
    public CodeBlock creation(CodeBlock columns, CodeBlock name) {
        return CodeBlock.of("$L.text($L, $L)", columns, name, nullable);
    }

    @Override
    public CodeBlock set(CodeBlock column, CodeBlock row, CodeBlock value) {
        return CodeBlock.of("$T.setText($L, $L, $L)", CELLS, column, row, value);
    }
}
