package org.marshal4j.schema;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.marshal4j.schema.wire.WireType;
import org.marshal4j.schema.wire.WireTypeMapper;

/**
 * The fields of a schema. Those of generated code are texts until somebody asks for them, as classes with ancestors do
 * when they are initialised: before its first message, a program would wait for the parser's classes to load, and may
 * never need the fields. Thread-safe.
 */
final class SchemaFields {
    private static final String[] NO_TEXTS = {};

    /** What the wire type of an enum begins with. */
    private static final String ENUM = "enum ";

    private final SchemaSource source;
    private final String[] texts;

    /** Parsed on first use; every thread gets an equal result. */
    private volatile @Nullable List<SchemaField> parsed;

    private SchemaFields(SchemaSource source, String[] texts, @Nullable List<SchemaField> parsed) {
        this.source = source;
        this.texts = texts;
        this.parsed = parsed;
    }

    static SchemaFields of(List<SchemaField> fields) {
        return new SchemaFields(NoSource.INSTANCE, NO_TEXTS, List.copyOf(fields));
    }

    /** The fields with these texts. The source has the constants of enums whose texts leave them out. */
    static SchemaFields of(SchemaSource source, String... texts) {
        return new SchemaFields(source, texts.clone(), null);
    }

    /**
     * The fields, unmodifiable.
     *
     * @throws IllegalArgumentException if a text is invalid
     */
    List<SchemaField> get() {
        List<SchemaField> fields = parsed;
        if (fields == null) {
            fields = parse();
            parsed = fields;
        }
        return fields;
    }

    /**
     * The texts of the fields with all constants of enums, as their classes have them now. Only fields with enums are
     * parsed.
     *
     * @throws IllegalArgumentException if a text is invalid or an enum is not found
     */
    List<String> wholeTexts() {
        List<String> whole = new ArrayList<>();
        if (texts.length == 0) {
            for (SchemaField field : get()) {
                whole.add(field.toString());
            }
            return whole;
        }
        Constants constants = new Constants(source);
        for (String text : texts) {
            whole.add(
                    text.contains(ENUM)
                            ? withConstants(SchemaField.parse(text, constants)).toString()
                            : text);
        }
        return whole;
    }

    /** A field with the constants of its enums from the source, even if the text lists them. */
    private SchemaField withConstants(SchemaField field) {
        WireTypeMapper present = new WireTypeMapper() {
            @Override
            public WireType enumeration(WireType.Enumeration type) {
                return new WireType.Enumeration(type.type(), source.constants(type.type()), type.nullable());
            }
        };
        return new SchemaField(field.name(), field.type().accept(present), field.since());
    }

    private List<SchemaField> parse() {
        // No lambdas or streams: a JVM's first ones take longer than all fields.
        Constants constants = new Constants(source);
        List<SchemaField> fields = new ArrayList<>(texts.length);
        for (String text : texts) {
            fields.add(SchemaField.parse(text, constants));
        }
        return List.copyOf(fields);
    }

    /** The constants of enums, which the source always knows. */
    private record Constants(SchemaSource source) implements Function<String, Optional<List<String>>> {
        @Override
        public Optional<List<String>> apply(String enumName) {
            return Optional.of(source.constants(enumName));
        }
    }
}
