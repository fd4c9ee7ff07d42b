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
 * @param column the simple name of the column's class
 * @param factory the method that makes it
 */
record StandardColumn(String column, String factory, boolean nullable) implements ColumnKind {

    /** The class and the factory for the name of a type. */
    private static final Map<String, StandardColumn> ALL = Map.of(
            "java.lang.String", new StandardColumn("TextColumn", "text", true),
            "java.time.Instant", new StandardColumn("InstantColumn", "instant", true),
            "java.time.LocalDate", new StandardColumn("DateColumn", "date", true),
            "java.time.LocalTime", new StandardColumn("TimeColumn", "time", true),
            "java.time.LocalDateTime", new StandardColumn("DateTimeColumn", "dateTime", true),
            "java.time.Duration", new StandardColumn("DurationColumn", "duration", true),
            "java.util.UUID", new StandardColumn("UuidColumn", "uuid", true),
            "byte[]", new StandardColumn("BinaryColumn", "binary", true));

    static Optional<ColumnKind> of(Field field) {
        String name = field.type() instanceof TypeRef.OfClass named
                ? named.name().qualified()
                : field.type().toString();
        return Optional.ofNullable(ALL.get(name))
                .map(kind -> new StandardColumn(
                        kind.column, kind.factory, !field.options().required()));
    }

    @Override
    public TypeName type() {
        return Names.table(column);
    }

    @Override
    public CodeBlock creation(CodeBlock columns, CodeBlock name) {
        return CodeBlock.of("$L.$L($L, $L)", columns, factory, name, nullable);
    }
}
