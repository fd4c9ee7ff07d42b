package org.marshal4j.runtime.inspect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.change.SchemaChanges;
import org.marshal4j.schema.lock.Schemas;

class ChangedFieldsTest {
    private static final int PAIRS = 20_000;
    private static final List<String> TYPES = List.of("""
            int32 int64 int64? float32 text text? list<int32> list<int64>? a.Part a.Part? list<a.Part>
            list<a.Part?>?
            """.split("\\s+"));

    @ParameterizedTest
    @CsvSource({
        "a int32, a int32, false",
        "a int32, a int32;b int8, true",
        "a int32;b int8, a int32, true",
        "a int32, b int32, true",
        "a int32;b int32, b int32;a int32, true",
        "a int32, a int64, true",
        "a int32, a float32, false",
        "a list<int32>, a list<int8>, true",
        "a a.Part, a a.Part, true",
        "a list<a.Part?>?, a list<a.Part?>?, true",
        "a a.Root?, a a.Root?, false",
    })
    void areFound(String was, String now, boolean isFound) {
        assertThat(areIn(schemas(was, "x int8"), schemas(now, "y int8"))).isEqualTo(isFound);
    }

    @Test
    void onlyIdsCountWhereBothHaveThem() {
        Schema was = Schema.of("a.Root", "a int8").withSchemaId();
        Schema now = Schema.of("a.Root", "b int8").withSchemaId();

        assertThat(ChangedFields.areIn(was, Schemas.of(List.of(was)), now, now.resolver()))
                .isFalse();
        assertThat(ChangedFields.areIn(was.withoutSchemaId(), Schemas.of(List.of(was)), now, now.resolver()))
                .isTrue();
    }

    @Test
    void aMissingSchemaIsReported() {
        Schemas was = Schemas.of(List.of(Schema.of("a.Root", "a a.Gone")));
        Schemas now = schemas("a a.Part", "x int8");

        assertThatThrownBy(() -> areIn(was, now)).isInstanceOf(IllegalArgumentException.class);
    }

    /** What is readable must never be converted, since a marshaller may read more than a conversion. */
    @Test
    void readableSchemasHaveNone() {
        Random random = new Random(1);
        int readable = 0;
        int found = 0;
        for (int i = 0; i < PAIRS; i++) {
            String root = fields(random);
            String part = fields(random);
            Schemas was = schemas(root, part);
            Schemas now = schemas(changed(root, random), changed(part, random));
            boolean isReadable = SchemaChanges.isReadable(was.apply("a.Root"), was, now.apply("a.Root"), now);
            boolean isFound = areIn(was, now);
            readable += isReadable ? 1 : 0;
            found += isFound ? 1 : 0;

            assertThat(isReadable && isFound).as(was + "\n" + now).isFalse();
        }
        assertThat(readable).isGreaterThan(PAIRS / 10);
        assertThat(found).isGreaterThan(PAIRS / 10);
    }

    /** The same fields, or all but one of them the same, or quite other ones. */
    private static String changed(String fields, Random random) {
        int how = random.nextInt(8);
        if (how == 0) {
            return fields(random);
        }
        String other = " " + TYPES.get(random.nextInt(TYPES.size()));
        return how < 3 ? fields.replaceFirst(" [^; ]+$", other) : fields;
    }

    private static String fields(Random random) {
        List<String> fields = new ArrayList<>();
        for (int i = random.nextInt(2); i < 3; i++) {
            String name = String.valueOf((char) ('a' + random.nextInt(2) * random.nextInt(2) + i));
            fields.add(name + " " + TYPES.get(random.nextInt(TYPES.size())));
        }
        if (random.nextInt(4) == 0) {
            fields.add(0, "X frame");
        }
        return String.join(";", fields);
    }

    private static boolean areIn(Schemas was, Schemas now) {
        return ChangedFields.areIn(was.apply("a.Root"), was, now.apply("a.Root"), now);
    }

    private static Schemas schemas(String root, String part) {
        return Schemas.of(List.of(
                Schema.of("a.Root", root.split(";")),
                Schema.of(
                        "a.Part",
                        Arrays.stream(part.split(";"))
                                .filter(f -> !f.contains("Part"))
                                .toArray(String[]::new))));
    }
}
