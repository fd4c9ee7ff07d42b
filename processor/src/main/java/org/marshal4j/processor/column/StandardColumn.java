package org.marshal4j.processor.column;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import java.util.Map;
import java.util.Optional;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.TypeRef;

/**
 * Texts, times, UUIDs and byte arrays: the column's values have the class of the field.
 *
 * @param kind the first part of the name of the column's class, and in lower case that of the method that makes it
 */
record StandardColumn(String kind, boolean nullable) implements ColumnKind {

    private static final Map<String, String> KINDS = Map.of(
            "java.lang.String", "Text",
            "java.time.Instant", "Instant",
            "java.time.LocalDate", "Date",
            "java.time.LocalTime", "Time",
            "java.time.LocalDateTime", "DateTime",
            "java.time.Duration", "Duration",
            "java.util.UUID", "Uuid",
            "byte[]", "Binary");

    static Optional<ColumnKind> of(Field field) {
        String name = field.type() instanceof TypeRef.OfClass named
                ? named.name().qualified()
                : field.type().toString();
        return Optional.ofNullable(KINDS.get(name))
                .map(kind -> new StandardColumn(kind, !field.options().required()));
    }

    @Override
    public TypeName type() {
        return Names.table(kind + "Column");
    }

    @Override
    public CodeBlock creation(CodeBlock columns, CodeBlock name) {
        String factory = Character.toLowerCase(kind.charAt(0)) + kind.substring(1);
        return CodeBlock.of("$L.$L($L, $L)", columns, factory, name, nullable);
    }
}
