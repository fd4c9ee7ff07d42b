package org.marshal4j.processor.binding;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.marshal4j.processor.TestDtos;
import org.marshal4j.processor.model.BulkCopy;
import org.marshal4j.processor.model.Construction;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.FieldOptions;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.TypeRef;

/** Which fields can be copied in bulk, and what prevents it for the others. */
class BulkRuleTest {

    private static final Name QUOTE = Name.of("com.acme", "Quote");
    private static final Construction CONSTRUCTOR = new Construction.FromFields(List.of());

    private final Field plain = field("int", false);

    @Test
    void allowsPlainFieldsOfObjectsThatCanBeReadInto() {
        assertThat(BulkRule.allows(dto(Dto.Kind.CLASS, new Construction.Empty()), plain))
                .isTrue();
        assertThat(BulkRule.allows(dto(Dto.Kind.ABSTRACT_CLASS, CONSTRUCTOR), plain))
                .as("subclasses see to it")
                .isTrue();
    }

    @Test
    void refusesEverythingElse() {
        refuses(Dto.Kind.CLASS, new Construction.Empty(), field("int", true), "filled by a constructor");
        refuses(Dto.Kind.CLASS, CONSTRUCTOR, plain, "filled by a constructor");
        refuses(Dto.Kind.CLASS, new Construction.Empty(), plain.asHidden(), "hidden by a field of a subclass");
        refuses(
                Dto.Kind.CLASS,
                new Construction.Empty(),
                field("java.lang.String", false),
                "String, which is not primitive");
        refuses(
                Dto.Kind.RECORD,
                CONSTRUCTOR,
                plain,
                "a component of a record, and the JVM does not reveal where it lies in memory");
        refuses(
                Dto.Kind.RECORD,
                new Construction.Empty(),
                plain,
                "a component of a record, and the JVM does not reveal where it lies in memory");
    }

    private static void refuses(Dto.Kind kind, Construction construction, Field field, String obstacle) {
        Dto dto = dto(kind, construction);
        assertThat(BulkRule.allows(dto, field)).isFalse();
        assertThat(BulkRule.obstacle(dto, field)).isEqualTo(obstacle);
    }

    private static Field field(String type, boolean isFinal) {
        TypeRef ref = FieldTypes.of(type);
        return TestDtos.field("a", ref, ref, QUOTE, isFinal, FieldOptions.NULLABLE);
    }

    private static Dto dto(Dto.Kind kind, Construction construction) {
        return TestDtos.dto(QUOTE, kind, BulkCopy.BULK, List.of(), List.of(), construction);
    }
}
