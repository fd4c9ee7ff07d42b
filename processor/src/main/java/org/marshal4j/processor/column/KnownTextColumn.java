package org.marshal4j.processor.column;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import java.util.List;
import java.util.Optional;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.Option;

/** Texts with {@code @OneOf}: a column of indexes into a dictionary of the known texts. */
record KnownTextColumn(List<String> known, boolean nullable) implements ColumnKind {

    static Optional<ColumnKind> of(Field field) {
        return field.options().has(Option.ONE_OF)
                ? Optional.of(new KnownTextColumn(
                        field.options().knownValues(), !field.options().required()))
                : Optional.empty();
    }

    @Override
    public TypeName type() {
        return ParameterizedTypeName.get(Names.table("EnumColumn"), ClassName.get(String.class));
    }

    @Override
    public CodeBlock creation(CodeBlock columns, CodeBlock name) {
        CodeBlock texts = known.stream().map(text -> CodeBlock.of("$S", text)).collect(CodeBlock.joining(",$W"));
        return CodeBlock.of("$L.oneOf($L, $T.of($L), $L)", columns, name, List.class, texts, nullable);
    }
}
