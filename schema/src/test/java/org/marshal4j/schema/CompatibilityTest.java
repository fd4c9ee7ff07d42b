package org.marshal4j.schema;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marshal4j.schema.change.LockCheck;
import org.marshal4j.schema.change.SchemaChanges;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.schema.lock.Schemas;

/** Which differences are reported in a project that has declared a direction. */
class CompatibilityTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            x enum S(A)        | x enum S(A,B)       | yes | no  | yes | yes
            x enum S(A,B)      | x enum S(A)         | yes | yes | yes | yes
            x enum S(A,B)      | x enum S(B,A)       | yes | yes | yes | yes
            x oneof("a")       | x oneof("a","b")    | yes | no  | yes | yes
            x text(max=3)      | x text(max=5)       | yes | no  | yes | yes
            x text(max=5)      | x text(max=3)       | yes | yes | no  | yes
            x text(max=5)      | x text              | yes | no  | yes | yes
            x list<int8>       | x list<int8>(max=5) | yes | yes | no  | yes
            x map<int8,text(max=3)>(max=5) | x map<int8,text(max=5)>(max=3) | yes | yes | yes | yes
            x text[3]          | x text[5]           | yes | yes | yes | yes
            x int8[3]          | x int8[]            | yes | yes | yes | yes
            x text(max=3)      | x text(max=5)?      | yes | yes | yes | yes
            x int8             | x int16             | yes | yes | yes | yes
            1 a.A              | 2 a.B               | no  | no  | yes | yes
            """)
    void reports(String was, String is, String undeclared, String backward, String forward, String full) {
        assertThat(isReported(was, is, Optional.empty())).as("undeclared").isEqualTo(undeclared);
        assertThat(isReported(was, is, Optional.of(Compatibility.BACKWARD)))
                .as("backward")
                .isEqualTo(backward);
        assertThat(isReported(was, is, Optional.of(Compatibility.FORWARD)))
                .as("forward")
                .isEqualTo(forward);
        assertThat(isReported(was, is, Optional.of(Compatibility.FULL)))
                .as("full")
                .isEqualTo(full);
    }

    /** Readers that do not know the id of a schema refuse messages with it, whatever has changed. */
    @ParameterizedTest
    @CsvSource({"BACKWARD,false", "FORWARD,true", "FULL,true", ",false"})
    void newSchemaIds(@Nullable Compatibility direction, boolean isReported) {
        Schema quote = Schema.of("a.Quote", "leg framed a.Leg").withSchemaId();
        Schema leg = Schema.of("a.Leg", "Leg frame", "id int8");
        Schema grown = Schema.of("a.Leg", "Leg frame", "id int8", "n int8 since=2");
        LockFile lock = LockFile.empty().accept(List.of(quote, leg)).withCompatibility(Optional.ofNullable(direction));
        assertThat(SchemaChanges.between(lock, Schemas.of(List.of(quote, grown))))
                .extracting(Difference::rule)
                .containsExactly(Rule.FIELD_APPENDED, Rule.SCHEMA_ID_NEW);
        assertThat(SchemaChanges.between(lock, Schemas.of(List.of(quote, grown))).stream()
                        .filter(lock::reports)
                        .map(Difference::message))
                .hasSize(isReported ? 1 : 0)
                .allMatch(message -> message.startsWith("Quote: its messages get another schema id (schema-id-new: "));
    }

    private static String isReported(String was, String is, Optional<Compatibility> direction) {
        boolean isFamily = was.startsWith("1");
        Schema before = isFamily ? Schema.of("a.R").asFamily(was) : Schema.parse("a.R", List.of(was));
        Schema after = isFamily ? Schema.of("a.R").asFamily(was, is) : Schema.parse("a.R", List.of(is));
        LockFile lock = LockFile.empty().accept(List.of(before)).withCompatibility(direction);
        return new LockCheck(lock).reported(after).isEmpty() ? "no" : "yes";
    }
}
