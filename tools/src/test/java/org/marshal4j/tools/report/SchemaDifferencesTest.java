package org.marshal4j.tools.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marshal4j.schema.Compatibility;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.schema.lock.Schemas;
import org.marshal4j.tools.sample.GrownMarshaller;
import org.marshal4j.tools.type.KnownSchemas;

class SchemaDifferencesTest {
    private static final Schema QUOTE = Schema.of("com.acme.Quote", "bid float64");
    private static final Schema RETYPED = Schema.of("com.acme.Quote", "bid float32");
    private static final Schema SIDE = Schema.of("com.acme.Order", "side enum com.acme.Side(BUY)");
    private static final Schema GROWN = Schema.of("com.acme.Order", "side enum com.acme.Side(BUY,SELL)");

    @TempDir
    Path temp;

    private KnownSchemas lock(LockFile lock) throws IOException {
        return KnownSchemas.read(List.of(Files.writeString(temp.resolve("a.lock"), lock.text())));
    }

    private KnownSchemas schemas(Schema... schemas) throws IOException {
        return KnownSchemas.read(List.of(Files.writeString(
                temp.resolve("b.schema"), Schemas.of(List.of(schemas)).toString())));
    }

    @Test
    void whatBreaks() throws IOException {
        SchemaDifferences found =
                SchemaDifferences.between(lock(LockFile.empty().accept(List.of(QUOTE))), schemas(RETYPED));
        assertThat(found.breaks()).isTrue();
        assertThat(found.lines())
                .singleElement()
                .asString()
                .startsWith("breaks: com.acme.Quote.bid: ")
                .contains("float64", "float32", "(field-retyped: ");
    }

    @Test
    void whatDoesNot() throws IOException {
        SchemaDifferences same = SchemaDifferences.between(schemas(QUOTE), schemas(QUOTE));
        assertThat(same).isEqualTo(new SchemaDifferences(List.of(), false));
        Schema grown = GrownMarshaller.INSTANCE.schema();
        Schema former = grown.withFields(
                grown.fields().stream().filter(field -> field.since() < 3).toList());
        SchemaDifferences found = SchemaDifferences.between(schemas(former), schemas(grown, QUOTE));
        assertThat(found.breaks()).isFalse();
        assertThat(found.lines()).hasSize(2);
        assertThat(found.lines().get(0))
                .startsWith("safe: org.marshal4j.tools.sample.Grown.next: ")
                .contains("(field-appended: ");
        assertThat(found.lines().get(1)).isEqualTo("safe: com.acme.Quote is new");
    }

    /** Readers of an older version do not know the new constant. */
    @Test
    void theDirectionThatALockFileDeclares() throws IOException {
        LockFile accepted = LockFile.empty().accept(List.of(SIDE));
        assertThat(SchemaDifferences.between(lock(accepted), schemas(GROWN)).breaks())
                .isTrue();
        for (Compatibility direction : Compatibility.values()) {
            KnownSchemas declared = lock(accepted.withCompatibility(Optional.of(direction)));
            assertThat(SchemaDifferences.between(declared, schemas(GROWN)).breaks())
                    .as("%s", direction)
                    .isEqualTo(direction != Compatibility.BACKWARD);
        }
    }
}
