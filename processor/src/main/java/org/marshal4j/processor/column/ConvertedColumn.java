package org.marshal4j.processor.column;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import java.util.Optional;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.codec.value.LeafType;
import org.marshal4j.processor.codec.value.LeafType.Spelling;
import org.marshal4j.processor.codec.value.LeafTypes;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.TypeRef;

/**
 * Classes of the JDK that tables keep as texts, and any {@code CharSequence}, which is read as {@code String}. The
 * tests of tables check that each text is read as what was written.
 *
 * @param spelling how values become texts; empty if they are texts
 */
record ConvertedColumn(Optional<Spelling> spelling, boolean nullable) implements ColumnKind {

    static Optional<ColumnKind> of(Field field) {
        boolean isText = field.type() instanceof TypeRef.OfClass named && named.isJavaLang("CharSequence");
        Optional<Spelling> spelling = LeafTypes.of(field.type()).flatMap(LeafType::columnText);
        return isText || spelling.isPresent()
                ? Optional.of(new ConvertedColumn(spelling, !field.options().required()))
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
        CodeBlock spelled = spelling.map(Spelling::textArgument).orElse(CodeBlock.of(""));
        return CodeBlock.of("$T.setText($L, $L, $L$L)", CELLS, column, row, value, spelled);
    }

    @Override
    public CodeBlock get(CodeBlock column, CodeBlock row) {
        return spelling.map(from -> CodeBlock.of("$T.getText($L, $L, $L)", CELLS, column, row, from.parser()))
                .orElseGet(() -> ColumnKind.super.get(column, row));
    }
}
