package org.marshal4j.processor.column;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import java.util.Optional;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.codec.value.LeafType;
import org.marshal4j.processor.codec.value.LeafType.Spelling;
import org.marshal4j.processor.codec.value.LeafTypes;
import org.marshal4j.processor.model.Field;

/**
 * Classes of the JDK that tables keep as texts. The tests of tables check that each text is read as what was written.
 */
record ConvertedColumn(Spelling spelling, boolean nullable) implements ColumnKind {

    static Optional<ColumnKind> of(Field field) {
        return LeafTypes.of(field.type())
                .flatMap(LeafType::columnText)
                .map(spelling -> new ConvertedColumn(spelling, !field.options().required()));
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
        return CodeBlock.of("$T.setText($L, $L, $L$L)", CELLS, column, row, value, spelling.textArgument());
    }

    @Override
    public CodeBlock get(CodeBlock column, CodeBlock row) {
        return CodeBlock.of("$T.getText($L, $L, $L)", CELLS, column, row, spelling.parser());
    }
}
