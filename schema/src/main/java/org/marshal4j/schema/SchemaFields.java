package org.marshal4j.schema;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

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

    /** The fields without the starts of versioned blocks, unmodifiable. */
    List<SchemaField> plain() {
        List<SchemaField> plain = new ArrayList<>();
        for (SchemaField field : get()) {
            if (!field.isVersionedBlock()) {
                plain.add(field);
            }
        }
        return Collections.unmodifiableList(plain);
    }

    /** The binary names of the types that they hold directly, in a new set. */
    Set<String> heldTypes() {
        Set<String> held = new TreeSet<>();
        for (SchemaField field : get()) {
            held.addAll(field.type().heldTypes());
        }
        return held;
    }

    /**
     * The texts of the fields with all constants of enums, as their classes have them now. Texts of generated code are
     * not parsed.
     *
     * @throws IllegalArgumentException if an enum is not found
     */
    List<String> wholeTexts() {
        List<String> whole = new ArrayList<>();
        if (texts.length == 0 || source == NoSource.INSTANCE) {
            for (SchemaField field : get()) {
                whole.add(field.toString());
            }
            return whole;
        }
        for (String text : texts) {
            whole.add(withConstants(text));
        }
        return whole;
    }

    /** A text with the constants of its enums from the source, even if it lists them. */
    private String withConstants(String text) {
        int next = text.indexOf(ENUM);
        // Known values, in quotes, may contain anything; a field has either these or enums.
        if (next < 0 || text.indexOf('"') >= 0) {
            return text;
        }
        StringBuilder whole = new StringBuilder();
        int copied = 0;
        for (; next >= 0; next = text.indexOf(ENUM, copied)) {
            int name = next + ENUM.length();
            int end = name;
            while (end < text.length() && isInName(text.charAt(end))) {
                end++;
            }
            List<String> constants = source.constants(text.substring(name, end));
            whole.append(text, copied, end)
                    .append('(')
                    .append(String.join(",", constants))
                    .append(')');
            copied = end < text.length() && text.charAt(end) == '(' ? text.indexOf(')', end) + 1 : end;
        }
        return whole.append(text, copied, text.length()).toString();
    }

    private static boolean isInName(char character) {
        return character == '.' || Character.isJavaIdentifierPart(character);
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
